import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { treeView } from '@/domain/standards';
import { SECTOR_IDS } from '@/shared/routing/paths';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import { useSpectrumWords } from '../spectrum-words';
import { StandardMark } from '../standard-mark';
import type { Spectrum } from '../state/use-spectrum';
import { treeMove, typedAhead } from './tree-keys';
import { rowsAbove, treeLines } from './tree-lines';
import type { TreeLine } from './tree-lines';

/** How long typed characters belong together. */
const TYPING_MS = 600;

/** The shown standards as a tree: sector, body, standard, and below a standard what it adopts or is based on. */
export function TreePart({ spectrum }: { spectrum: Spectrum }) {
  const { shown, state, go } = spectrum;
  const { t } = useTexts('spectrum');
  const words = useSpectrumWords();
  const { graph } = shown;
  const tree = useMemo(
    () =>
      treeView(
        graph,
        ({ value }) => [value.sector ?? '', value.body],
        ({ value }) => value.kind === 'adopts' || value.kind === 'basedOn',
      ),
    [graph],
  );
  const above = useMemo(() => rowsAbove(tree, state.focus), [tree, state.focus]);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const open = useMemo(() => {
    const byItself = [...tree.nodes.values()].filter(
      ({ value }) => value.type === 'group' && value.level === 0,
    );
    const all = new Set([...byItself.map(({ id }) => id), ...above]);
    for (const [id, isOpen] of toggled) if (isOpen) all.add(id); else all.delete(id); // oxfmt-ignore
    return all;
  }, [tree, above, toggled]);
  const lines = useMemo(() => treeLines(tree, open), [tree, open]);
  const [chosen, setChosen] = useState<string | null>(null);
  const selected = lines.find(({ row }) => row.type === 'node' && row.node === state.focus);
  const current = lines.some(({ id }) => id === chosen) ? chosen : (selected ?? lines[0])?.id;
  const list = useRef<HTMLUListElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    hasMoved.current = false;
  });
  const typed = useRef({ text: '', at: 0 });

  const labelOf = ({ row }: TreeLine): string => {
    if (row.type === 'node') return words.nameOf(row.node, graph);
    if (row.level === 1) return row.key;
    return words.sector(SECTOR_IDS.find((id) => id === row.key) ?? null);
  };
  const toggle = (id: string) => setToggled(new Map(toggled).set(id, !open.has(id)));
  const press = ({ id, row }: TreeLine) => {
    setChosen(id);
    if (row.type === 'node') go({ focus: row.node });
    else toggle(id);
  };
  const moveTo = (id: string) => {
    hasMoved.current = true;
    setChosen(id);
  };
  const handleKey = (event: KeyboardEvent, line: TreeLine) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const isMore = event.timeStamp - typed.current.at < TYPING_MS;
    // A number contains spaces: one typed right after other characters is part of the text.
    if (key === 'Enter' || (key === ' ' && !isMore)) {
      event.preventDefault();
      press(line);
      return;
    }
    const move = treeMove(lines, line.id, key, open);
    if (move !== null) {
      event.preventDefault();
      if ('to' in move) moveTo(move.to);
      else toggle(move.toggle);
      return;
    }
    if (key.length !== 1) return;
    event.preventDefault();
    typed.current = { text: (isMore ? typed.current.text : '') + key, at: event.timeStamp };
    const found = typedAhead(lines, line.id, typed.current.text, labelOf);
    if (found !== null) moveTo(found);
  };
  return (
    <>
      <p className="spectrum-hint">{t('tree.hint')}</p>
      <ul ref={list} role="tree" className="spectrum-tree" aria-label={t('tree.label')}>
        {lines.map((line) => {
          const { id, row, level } = line;
          const node = row.type === 'node' ? graph.nodes.get(row.node) : undefined;
          const edge = row.type === 'node' && row.edge !== null ? graph.edges.get(row.edge) : undefined;
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- `handleKey` handles Enter and Space
            <li
              key={id}
              role="treeitem"
              aria-level={level}
              aria-posinset={line.position}
              aria-setsize={line.siblings}
              aria-expanded={line.hasChildren ? open.has(id) : undefined}
              aria-selected={row.type === 'node' && row.node === state.focus}
              tabIndex={id === current ? 0 : -1}
              style={{ paddingInlineStart: `${(level - 1) * 20}px` }}
              onClick={() => press(line)}
              onKeyDown={(event) => handleKey(event, line)}
            >
              <span
                className="spectrum-tree-toggle"
                data-open={open.has(id)}
                aria-hidden="true"
                onClick={(event) => {
                  if (!line.hasChildren) return;
                  event.stopPropagation();
                  toggle(id);
                }}
              >
                {line.hasChildren && <Icon name="chevron" size={16} />}
              </span>
              {edge && <span className="spectrum-tree-edge">{words.seenFrom(edge, 'out')}</span>}
              <span className={row.type === 'group' ? 'spectrum-tree-group' : 'no-break'}>
                {labelOf(line)}
              </span>
              {row.type === 'group' && <span className="spectrum-tree-count">{words.number(row.count)}</span>}
              {node && (
                <>
                  <span className="spectrum-tree-title" lang={node.value.title?.lang}>
                    {node.value.title?.text}
                  </span>
                  <StandardMark mark={node.value.mark} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
