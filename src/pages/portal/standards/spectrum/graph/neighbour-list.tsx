import { useMemo, useState } from 'react';
import { adjacency } from '@/domain/standards';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Link } from '@/shared/ui/controls/link';
import { LinkKey } from './link-key';
import { useSpectrumWords } from '../spectrum-words';
import { StandardMark } from '../standard-mark';
import type { Spectrum } from '../state/use-spectrum';

/** Number of standards listed at first. */
const FEW = 20;

/** The list twin of the graph: the standards with most relations, or those around the selected one, nearest first. */
export function NeighbourList({ spectrum }: { spectrum: Spectrum }) {
  const { shown, state, to } = spectrum;
  const { graph, distances } = shown;
  const { t } = useTexts(['spectrum', 'list']);
  const words = useSpectrumWords();
  const [most, setMost] = useState(FEW);
  const steps = useMemo(() => adjacency(graph), [graph]);
  const reach = state.depth === 0 ? 1 : state.depth;
  const isAround = distances.size > 0;
  const ids = isAround
    ? [...distances].filter(([id, distance]) => distance > 0 && distance <= reach && graph.nodes.has(id))
    : [...graph.nodes.keys()]
        .map((id): [string, number] => [id, steps.get(id)?.length ?? 0])
        .toSorted(([, a], [, b]) => b - a);
  const name = words.nameOf(state.focus, graph);
  return (
    <section className="spectrum-list" aria-labelledby="spectrum-list">
      <h2 id="spectrum-list">{isAround ? t('spectrum:list.around', { name }) : t('spectrum:list.all')}</h2>
      <p className="spectrum-hint">
        {isAround
          ? t('spectrum:list.within', { count: reach, found: words.number(ids.length) })
          : t('spectrum:list.most')}
      </p>
      <ul>
        {ids.slice(0, most).map(([id, value]) => (
          <li key={id}>
            <Link to={to({ focus: id })}>{words.nameOf(id, graph)}</Link>{' '}
            <span className="spectrum-list-note">
              {isAround
                ? t('spectrum:list.distance', { count: value })
                : t('spectrum:list.relations', { count: value })}
            </span>{' '}
            <StandardMark mark={graph.nodes.get(id)?.value.mark ?? 'fact'} />
            {isAround && (
              <ul>
                {(steps.get(id) ?? [])
                  .filter(({ other }) => (distances.get(other) ?? Infinity) < value)
                  .map(({ edge }) => (
                    <li key={edge.id}>
                      <LinkKey kind={edge.value.kind} /> {words.sentence(edge, graph)}{' '}
                      <StandardMark mark={edge.value.mark} />
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {ids.length > most && (
        <Button variant="text" onClick={() => setMost(most + 5 * FEW)}>
          {t('list:more', { count: Math.min(5 * FEW, ids.length - most) })}
        </Button>
      )}
    </section>
  );
}
