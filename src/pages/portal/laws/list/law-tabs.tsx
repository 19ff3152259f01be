import { useSearchParams } from 'react-router-dom';
import { LAW_KINDS } from '@/features/laws/laws-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { writeListState } from '@/shared/list/list-state';
import { Tabs } from '@/shared/ui/controls/tabs';
import { listAddress } from './list-address';
import type { LawListState } from './use-law-list';

/** The four kinds and all together, each with the number of its rows under the other filters. */
export function LawTabs({ list }: { list: LawListState }) {
  const { t } = useTexts('law');
  const language = useLanguage();
  const [params] = useSearchParams();
  const { answer } = list;
  const counts = answer.isOld ? undefined : answer.data?.facets['kind'];
  const labelOf = (name: string, count: number | undefined) =>
    count === undefined ? name : t('tab', { name, count: formatNumber(count, language, 0) });
  const addressOf = (kind: string) =>
    listAddress(writeListState(params, { filters: { kind: kind === '' ? [] : [kind] } }));
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  const kinds = LAW_KINDS.map((kind) => ({
    id: kind,
    label: labelOf(t(`kind.${kind}`), counts && (counts.find(({ value }) => value === kind)?.count ?? 0)),
    to: addressOf(kind),
  }));
  return (
    <Tabs
      label={t('tabs')}
      tabs={[{ id: 'all', label: labelOf(t('allKinds'), all), to: addressOf('') }, ...kinds]}
      current={list.filters.kind.length === 1 ? (list.filters.kind[0] ?? '') : allOrNone(list)}
    />
  );
}

/** Several kinds at once are possible only through the address; then no tab is the current one. */
const allOrNone = (list: LawListState) => (list.filters.kind.length === 0 ? 'all' : '');
