import { type BinaryOperationNode, OperatorNode, PostgresQueryCompiler, PrimitiveValueListNode } from 'kysely'

const AS_ARRAY: ReadonlyMap<string, string> = new Map([
  ['in', ' = any('],
  ['not in', ' <> all('],
])

/** Sends the list of `in` as one array: the text is the same however long the list is, and an empty one finds nothing. */
export class Compiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node
    const comparison = OperatorNode.is(operator) ? AS_ARRAY.get(operator.operator) : undefined
    if (comparison !== undefined && PrimitiveValueListNode.is(rightOperand)) {
      this.visitNode(leftOperand)
      this.append(comparison)
      this.appendValue(rightOperand.values)
      this.append(')')
    } else super.visitBinaryOperation(node)
  }
}
