import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { Node, type Editor, type JSONContent } from '@tiptap/react';

/** What ProseMirror's tables need to know about a node. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const spanAttribute = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cellNode = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: spanAttribute('colspan'),
      rowspan: spanAttribute('rowspan'),
      scope: { default: null },
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const TABLE = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (name in ROLES ? { tableRole: ROLES[name] } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  // From the last cell the key leaves the text, as everywhere else.
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => moveTo(editor, 1),
    'Shift-Tab': ({ editor }) => moveTo(editor, -1),
  }),
});

const moveTo = ({ state, view }: Editor, direction: 1 | -1): boolean =>
  goToNextCell(direction)(state, view.dispatch);

/** Tables with heads and merged cells. */
export const TABLE_NODES = [
  TABLE,
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)*',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cellNode('tableCell', 'td'),
  cellNode('tableHeader', 'th'),
];

/** An empty table: a head and two rows of three cells. */
export const NEW_TABLE: JSONContent = {
  type: 'table',
  content: ['tableHeader', 'tableCell', 'tableCell'].map((cell) => ({
    type: 'tableRow',
    content: Array.from({ length: 3 }, () => ({ type: cell, content: [{ type: 'paragraph' }] })),
  })),
};
