import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Link } from '@/shared/ui/controls/link';
import { LinkKey } from '../graph/link-key';
import { useSpectrumWords } from '../spectrum-words';
import { StandardMark } from '../standard-mark';
import { StandardPicker } from '../standard-picker';
import type { Spectrum } from '../state/use-spectrum';

/** The shortest path between two standards, in words; the graph marks it. */
export function PathPart({ spectrum }: { spectrum: Spectrum }) {
  const { store, shown, state, go, to } = spectrum;
  const { t } = useTexts('spectrum');
  const words = useSpectrumWords();
  const { path } = shown;
  const isChosen = state.from !== '' && state.to !== '';
  const name = (id: string) => words.nameOf(id, store.graph);
  return (
    <section className="spectrum-path" aria-labelledby="spectrum-path">
      <h2 id="spectrum-path">{t('path.title')}</h2>
      <div className="spectrum-path-ends">
        <StandardPicker
          label={t('path.from')}
          graph={store.graph}
          value={state.from}
          onPick={(from) => go({ from })}
        />
        <StandardPicker
          label={t('path.to')}
          graph={store.graph}
          value={state.to}
          onPick={(end) => go({ to: end })}
        />
        {(state.from !== '' || state.to !== '') && (
          <Button size="small" onClick={() => go({ from: '', to: '' })}>
            {t('path.clear')}
          </Button>
        )}
      </div>
      <div role="status">
        {isChosen && path === null && <p>{t('path.none', { from: name(state.from), to: name(state.to) })}</p>}
        {path !== null && (
          <>
            <p>
              {t('path.found', {
                from: name(state.from),
                to: name(state.to),
                count: path.steps.length,
              })}
            </p>
            <ol className="spectrum-path-steps">
              {path.steps.map(({ edge, other }) => (
                <li key={edge.id}>
                  <LinkKey kind={edge.value.kind} /> {words.sentence(edge, store.graph)}{' '}
                  <StandardMark mark={edge.value.mark} />{' '}
                  <Link to={to({ focus: other })}>{t('path.show', { name: name(other) })}</Link>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}
