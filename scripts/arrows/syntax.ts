/** A node of the syntax tree (ESTree with TypeScript); its fields are checked one by one. */
export interface Node {
  type: string;
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The text of a string literal or template, each `${…}` as `*`; null for anything else. */
export function textOf(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : null;
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value.quasis)) return null;
  return value.quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join('*');
}

/** `a`, `a.b`, `import.meta.glob` as one dotted name; null for anything else. */
export function memberName(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'Identifier') return String(value.name);
  if (value.type === 'MetaProperty') return `${memberName(value.meta)}.${memberName(value.property)}`;
  if (value.type !== 'MemberExpression') return null;
  const object = memberName(value.object);
  const property = value.computed === true ? textOf(value.property) : memberName(value.property);
  return object === null || property === null ? null : `${object}.${property}`;
}
