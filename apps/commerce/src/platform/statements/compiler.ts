import { type BinaryOperationNode, OperatorNode, PostgresQueryCompiler, PrimitiveValueListNode } from 'kysely'

const AS_ARRAY: ReadonlyMap<string, string> = new Map([
  ['in', ' = any('],
  ['not in', ' <> all('],
])

/** Sends an `in` list as one array, so that the text does not depend on its length. An empty list matches nothing. */
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
