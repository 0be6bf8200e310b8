/// The number that stands for an identifier for as long as the identifier is in its table.
///
/// A slot says nothing about order, and the number is given to another identifier after a removal.
@usableFromInline
typealias Slot = UInt32
