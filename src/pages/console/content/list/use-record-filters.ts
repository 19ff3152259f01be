import { useMemo } from 'react';
import { isTranslated, type ContentKind } from '@/features/content/content-kind';
import { RECORD_STATES } from '@/features/content/record-state';
import type { FilterField } from '@/shared/console-ui/list/page/filter-form';
import { LANGUAGE_NAMES, LANGUAGES } from '@/shared/i18n/languages';
import type { TextFunction } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import type { KindWords } from '@/features/content/words/kind-words';
import { useKindWords } from '@/features/content/words/use-kind-words';

/**
 * The filters of a kind's list: name, its own fields, state, language without a text, writer, changed between two
 * days, and check due by a day.
 */
export function useRecordFilters(kind: ContentKind): readonly FilterField[] {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  return useMemo(() => filtersOf(kind, t, words), [kind, t, words]);
}

function filtersOf(kind: ContentKind, t: TextFunction<'content'>, words: KindWords): readonly FilterField[] {
  const own = kind.filters.map((name): FilterField => {
    const field = [...kind.fields, ...(kind.derived ?? [])].find((each) => each.name === name);
    return field?.options === undefined
      ? { name, label: words.label(name), placeholder: t('filter.contains') }
      : { name, label: words.label(name), options: words.options(field), takesSeveral: true };
  });
  return [
    { name: 'name', label: words.nameLabel, placeholder: t('filter.contains') },
    {
      name: 'state',
      label: t('column.state'),
      takesSeveral: true,
      options: [
        ...RECORD_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        { value: 'waiting', label: t('stateWaiting') },
        { value: 'sentBack', label: t('stateSentBack') },
      ],
    },
    ...own,
    ...(isTranslated(kind)
      ? [
          {
            name: 'missing',
            label: t('filter.missing'),
            takesSeveral: true,
            options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          },
        ]
      : []),
    { name: 'writer', label: t('column.writer'), placeholder: t('filter.contains') },
    { name: 'since', label: t('filter.since'), type: 'date' },
    { name: 'until', label: t('filter.until'), type: 'date', startedBy: 'since' },
    { name: 'check', label: t('filter.check'), type: 'date' },
  ];
}
