import { useQueryClient } from '@tanstack/react-query';
import type { ContentRow } from '@/features/content/content-schema';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { gapBefore } from '../edition-gap';
import { subjectOf } from '../edition-kind-schema';
import { useEditionWords } from '../use-edition-words';
import { CHANGE_KINDS } from './first-kind';
import { comparisonQuery } from './use-comparison';

/** The part of the lines in force whose removal is more likely a mistake. */
const LARGE_PART = 0.5;

/**
 * Requests the confirmation of a publication, which names whose edition it is, its day, its lines and how many of
 * them differ; with a warning and the
 * numbers where it removes more than half of the lines, has new rates above 100 %, leaves days without an edition, or
 * could not be compared.
 */
export function usePublicationCheck(row: ContentRow): (from: string) => Promise<boolean> {
  const { t, day, own, subjectName, valid, count } = useEditionWords();
  const client = useQueryClient();
  const confirm = useConfirm();
  const language = useLanguage();
  return async (from) => {
    const subject = subjectOf(row.values);
    const difference = await client
      .query(comparisonQuery(client, subject, row.published, row.values))
      .catch(() => null);
    const first = String(row.values['validFrom'] ?? '');
    const gap = gapBefore(row, from > first ? from : first);
    const doubts: string[] = [];
    if (difference === null) doubts.push(t('publish.notCompared'));
    else {
      const { before, counts, steep } = difference.compared;
      const total = formatNumber(before, language);
      if (counts.removed > before * LARGE_PART)
        doubts.push(own(subject, 'publish.removed', { count: counts.removed, total }));
      if (steep > 0) doubts.push(t('publish.steep', { count: steep }));
    }
    if (gap !== null) doubts.push(t('gap', { from: day(gap.from), to: day(gap.to) }));
    const facts = [
      [t('field.subject'), subjectName(subject)],
      [t('publish.from'), day(from)],
      [t('field.valid'), valid(row.values)],
      [own(subject, 'field.lines'), count(row.values['lines'])],
    ];
    return confirm({
      title: t('publish.question'),
      content: [
        ...facts.map(([label, fact]) => (
          <span key={label} className="edition-doubt">
            {t('publish.fact', { label: label ?? '', fact: fact ?? '—' })}
          </span>
        )),
        difference !== null && (
          <span key="changes" className="edition-doubt">
            {CHANGE_KINDS.map((kind) =>
              t(`difference.${kind}`, { count: difference.compared.counts[kind] }),
            ).join(t('join'))}
          </span>
        ),
        ...doubts.map((doubt) => (
          <strong key={doubt} className="edition-doubt">
            {doubt}
          </strong>
        )),
      ],
      okText: t(doubts.length === 0 ? 'publish.action' : 'publish.anyway'),
      isDeletion: doubts.length > 0,
      isUndoable: true,
    });
  };
}
