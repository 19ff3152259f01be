import type { MenuEntry } from '@/features/menu/menu';
import { labelLang, useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { FRAMES } from '../router/server-routes';
import { viewNamed } from './pages/views';

/** The page of a menu entry; if it fails to render it shows an error, and the console stays. */
export function EntryPage({ entry }: { entry: MenuEntry }) {
  const view = entry.problem === null ? viewNamed(entry.component ?? '') : null;
  return view === null ? <Undrawable entry={entry} /> : <view.Component />;
}

function Undrawable({ entry: { label, component, problem } }: { entry: MenuEntry }) {
  const { t } = useTexts('admin');
  const textOf = useLabels();
  const why = problem ?? (FRAMES.includes(component) ? 'empty' : null);
  return (
    <>
      <h1 lang={labelLang(label)}>{textOf(label)}</h1>
      {why === null ? (
        <EmptyState why={t('entry.unknown', { component })} next={t('entry.unknownNext')} />
      ) : (
        <EmptyState why={t(`entry.${why}`)} next={t('entry.problemNext')} />
      )}
    </>
  );
}
