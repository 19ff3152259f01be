import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatMoment } from '@/shared/format/date';
import { formatNumber } from '@/shared/format/number';
import { randomId } from '@/shared/format/random-id';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { removeDraft } from '@/shared/storage/draft';
import { useOwner } from '@/shared/storage/owner';
import { Button } from '@/shared/ui/controls/button';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import { Section } from '@/shared/ui/layout/section';
import { StandardSearch } from '../standard-search';
import { consistencyOutcome } from './outcome';
import { savedEvaluations } from './saved-evaluations';
import type { SavedEvaluation } from './saved-evaluations';

const SHOWN = 10;

/** The start: a standard of the library, a pair typed by hand, or an evaluation saved in this browser. */
export function ChooseStandard() {
  const { t } = useTexts('consistency');
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const navigate = useNavigate();
  const language = useLanguage();
  const search = (text: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === '') next.delete('q');
        else next.set('q', text);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <Section title={t('choose.title')} lead={t('choose.lead')}>
        <StandardSearch
          label={t('choose.search')}
          placeholder={t('choose.placeholder')}
          q={q}
          onSearch={search}
          most={SHOWN}
          isQuietAtFirst
          renderNumber={({ id, number }) => <Link to={paths.standardConsistency({ id })}>{number}</Link>}
          facts={({ adoption }) => t(`state.${adoption}`)}
          summary={(total) => t('choose.found', { count: formatNumber(total, language, 0) })}
        />
        <p className="consistency-by-hand">
          <Button onClick={() => void navigate(paths.standardConsistency({ pair: randomId(10) }))}>
            {t('choose.byHand')}
          </Button>
        </p>
      </Section>
      <SavedSection />
    </>
  );
}

function SavedSection() {
  const { t } = useTexts('consistency');
  const language = useLanguage();
  useOwner();
  const [, setRemoved] = useState(0);
  const rows = savedEvaluations();
  const degreeOf = ({ evaluation: { subject, evidence, weights, override } }: SavedEvaluation) =>
    consistencyOutcome(subject.declared, evidence, weights, override).conclusion.degree;
  return (
    <Section title={t('saved.title')} lead={t('saved.lead')}>
      {rows.length === 0 ? (
        <p>{t('saved.none')}</p>
      ) : (
        <DataTable
          caption={t('saved.title')}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            {
              id: 'number',
              head: t('subject.number'),
              cell: ({ query, evaluation: { subject } }) => (
                <Link to={paths.standardConsistency({ ...query })}>
                  {subject.number || t('subject.unnamed')}
                </Link>
              ),
            },
            {
              id: 'reference',
              head: t('subject.reference'),
              cell: ({ evaluation: { subject } }) => subject.reference || t('none'),
            },
            {
              id: 'degree',
              head: t('result.degree'),
              narrow: 'value',
              cell: (row) => degreeOf(row) ?? t('result.open'),
            },
            {
              id: 'savedAt',
              head: t('saved.at'),
              isWhole: true,
              cell: ({ savedAt }) => formatMoment(new Date(savedAt), language),
            },
            {
              id: 'remove',
              head: t('saved.actions'),
              cell: ({ key, evaluation: { subject } }) => (
                <Button
                  variant="text"
                  size="small"
                  aria-label={t('saved.removeOf', { number: subject.number || t('subject.unnamed') })}
                  onClick={() => {
                    removeDraft(key);
                    setRemoved((count) => count + 1);
                  }}
                >
                  {t('saved.remove')}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
