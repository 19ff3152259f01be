import { adjacency } from '@/domain/standards';
import { useTexts } from '@/shared/i18n/use-texts';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import { OwnNote } from '../own/own-note';
import { OwnRelation } from '../own/own-relation';
import { useSpectrumWords } from '../spectrum-words';
import { StandardMark } from '../standard-mark';
import { DEPTHS } from '../state/spectrum-address';
import type { StandardNode } from '../state/standard-graph';
import type { Spectrum } from '../state/use-spectrum';

interface StandardPanelProps {
  node: StandardNode;
  spectrum: Spectrum;
  announce: (message: string) => void;
}

/** The selected standard: facts, relations, depth of its surroundings, other actions, and the reader's own data. */
export function StandardPanel({ node, spectrum, announce }: StandardPanelProps) {
  const { state, go, to } = spectrum;
  const { t } = useTexts('spectrum');
  const words = useSpectrumWords();
  const { id, value } = node;
  const hide = () => {
    if (spectrum.change({ type: 'changeNode', id, change: { isHidden: true } }))
      announce(t('own.hidden', { name: value.number }));
  };
  return (
    <section className="spectrum-panel" aria-labelledby="spectrum-panel">
      <h2 id="spectrum-panel">
        {value.number} <StandardMark mark={value.mark} />
      </h2>
      {value.title && <p lang={value.title.lang}>{value.title.text}</p>}
      <dl>
        <dt>{t('column.country')}</dt>
        <dd>{words.country(value.country)}</dd>
        <dt>{t('column.body')}</dt>
        <dd>{value.body}</dd>
        <dt>{t('column.sector')}</dt>
        <dd>{value.sector === null ? <NoData /> : words.sector(value.sector)}</dd>
        <dt>{t('column.status')}</dt>
        <dd>{words.status(value.status)}</dd>
      </dl>
      <RadioGroup
        legend={t('panel.depth')}
        value={String(state.depth)}
        onValueChange={(depth) => go({ depth: DEPTHS.find((each) => String(each) === depth) ?? 0 })}
        options={DEPTHS.map((depth) => ({
          value: String(depth),
          label: depth === 0 ? t('panel.wholeGraph') : t('panel.steps', { count: depth }),
        }))}
      />
      <Relations node={node} spectrum={spectrum} announce={announce} />
      <p className="spectrum-panel-links">
        <Link to={paths.standardDetails(id)}>{t('panel.details')}</Link>
        <Link to={paths.standardCompare({ ids: id })}>{t('panel.compare')}</Link>
        <Link to={paths.standardConsistency({ id })}>{t('panel.consistency')}</Link>
        <Link to={to({ from: id })}>{t('panel.pathFrom')}</Link>
        <Link to={to({ to: id })}>{t('panel.pathTo')}</Link>
      </p>
      <OwnNote key={`${id} ${value.note}`} node={node} spectrum={spectrum} announce={announce} />
      <OwnRelation key={id} node={node} spectrum={spectrum} announce={announce} />
      <p className="spectrum-panel-actions">
        <Button size="small" onClick={hide}>
          {t('panel.hide')}
        </Button>
        <Button size="small" onClick={() => go({ focus: '', depth: 0 })}>
          {t('panel.close')}
        </Button>
      </p>
    </section>
  );
}

function Relations({ node, spectrum, announce }: StandardPanelProps) {
  const { store, to, change } = spectrum;
  const { t } = useTexts('spectrum');
  const words = useSpectrumWords();
  const steps = (adjacency(store.graph).get(node.id) ?? []).filter(
    ({ other }) => store.graph.nodes.get(other)?.value.isHidden === false,
  );
  const remove = (id: string) => change({ type: 'removeEdge', id }) && announce(t('own.removed'));
  return (
    <>
      <h3>{t('panel.relations', { count: steps.length })}</h3>
      {steps.length === 0 && <p className="spectrum-hint">{t('panel.noRelations')}</p>}
      <ul className="spectrum-relations">
        {steps.map(({ edge, other, direction }) => (
          <li key={`${edge.id} ${direction}`}>
            {words.seenFrom(edge, direction)}{' '}
            <Link to={to({ focus: other })}>{words.nameOf(other, store.graph)}</Link>{' '}
            <StandardMark mark={edge.value.mark} />
            {edge.value.mark === 'own' && (
              <Button
                variant="text"
                size="small"
                aria-label={t('own.removeNamed', { name: words.nameOf(other, store.graph) })}
                onClick={() => remove(edge.id)}
              >
                {t('own.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
