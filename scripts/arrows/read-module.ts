import { parseSync } from 'oxc-parser';
import { isNode, memberName, textOf } from './syntax';
import type { Node } from './syntax';

/** How a module reaches another one. `pattern` is import.meta.glob and import() of a template. */
export type ImportKind = 'static' | 'type' | 'dynamic' | 'pattern';

export interface ModuleImport {
  /** As written; in a template each `${…}` is a `*`. Null if it is not static. */
  specifier: string | null;
  kind: ImportKind;
}

/** The facts about one module for the checks. */
export interface ModuleFacts {
  imports: ModuleImport[];
  /** Identifiers and members such as `document.cookie`. */
  names: Set<string>;
  /** Strings, templates and JSX texts; not regular expressions, which are not displayed. */
  texts: string[];
  hasDefaultExport: boolean;
  onlyReExports: boolean;
  syntaxErrors: string[];
}

/** Parses one TypeScript module; ignores comments. */
export function readModule(path: string, source: string): ModuleFacts {
  const { program, errors } = parseSync(path, source);
  const body: unknown[] = program.body;
  const facts: ModuleFacts = {
    imports: [],
    names: new Set(),
    texts: [],
    hasDefaultExport: false,
    onlyReExports: onlyReExports(body.filter(isNode)),
    syntaxErrors: errors.map((error) => error.message),
  };
  visit(program, (node) => {
    readImport(node, facts.imports);
    readName(node, facts.names);
    readText(node, facts.texts);
    if (isDefaultExport(node)) facts.hasDefaultExport = true;
  });
  return facts;
}

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, onNode);
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) onNode(value);
    for (const child of Object.values(value)) visit(child, onNode);
  }
}

function readImport(node: Node, imports: ModuleImport[]): void {
  const add = (from: unknown, kind: ImportKind) => {
    const specifier = textOf(from);
    imports.push({ specifier, kind: specifier?.includes('*') === true ? 'pattern' : kind });
  };
  switch (node.type) {
    case 'ImportDeclaration':
      return add(node.source, node.importKind === 'type' ? 'type' : 'static');
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      if (isNode(node.source)) add(node.source, node.exportKind === 'type' ? 'type' : 'static');
      return;
    case 'ImportExpression':
      return add(node.source, 'dynamic');
    case 'TSImportType':
      return add(node.source, 'type');
    case 'TSExternalModuleReference':
      return add(node.expression, 'static');
    case 'NewExpression':
      if (memberName(node.callee) === 'URL' && memberName(argumentsOf(node)[1]) === 'import.meta.url')
        add(argumentsOf(node)[0], 'dynamic');
      return;
    case 'CallExpression': {
      const callee = memberName(node.callee);
      const [first] = argumentsOf(node);
      if (callee === 'require') add(first, 'static');
      if (callee === 'import.meta.glob') {
        const patterns = isNode(first) && first.type === 'ArrayExpression' ? first.elements : [first];
        if (Array.isArray(patterns))
          for (const pattern of patterns) imports.push({ specifier: textOf(pattern), kind: 'pattern' });
      }
    }
  }
}

const argumentsOf = (node: Node): unknown[] => (Array.isArray(node.arguments) ? node.arguments : []);

function readName(node: Node, names: Set<string>): void {
  if (node.type === 'Identifier' && typeof node.name === 'string') names.add(node.name);
  if (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'ObjectPattern') {
    const from = memberName(node.init);
    const taken = Array.isArray(node.id.properties) ? node.id.properties : [];
    for (const property of taken)
      if (isNode(property) && from !== null)
        names.add(`${lastPart(from)}.${memberName(property.key) ?? textOf(property.key)}`);
  }
  if (node.type !== 'MemberExpression') return;
  const property = node.computed === true ? textOf(node.property) : memberName(node.property);
  if (property === null) return;
  names.add(property);
  const object = memberName(node.object);
  if (object !== null) names.add(`${lastPart(object)}.${property}`);
}

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

function readText(node: Node, texts: string[]): void {
  const value = node.type === 'TemplateElement' ? node.value : node;
  if (!TEXT_NODES.has(node.type) || typeof value !== 'object' || value === null) return;
  const text = 'cooked' in value ? value.cooked : 'value' in value ? value.value : null;
  if (typeof text === 'string') texts.push(text);
}

const TEXT_NODES = new Set(['Literal', 'JSXText', 'TemplateElement']);

function isDefaultExport(node: Node): boolean {
  if (node.type === 'ExportDefaultDeclaration' || node.type === 'TSExportAssignment') return true;
  return (
    node.type === 'ExportSpecifier' && (memberName(node.exported) ?? textOf(node.exported)) === 'default'
  );
}

/** An import that a second statement exports is a re-export too. */
function onlyReExports(body: readonly Node[]): boolean {
  const exporting = body.filter((node) => node.type !== 'ImportDeclaration');
  return (
    exporting.length > 0 &&
    exporting.every(
      (node) =>
        node.type === 'ExportAllDeclaration' ||
        (node.type === 'ExportNamedDeclaration' && !isNode(node.declaration)),
    )
  );
}
