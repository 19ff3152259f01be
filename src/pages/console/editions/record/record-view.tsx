import type { ContentRow } from '@/features/content/content-schema';
import { SentBackNote } from '@/features/content/sent-back-note';
import { SubmittedNote } from '@/features/content/submitted-note';
import { EditionFacts, Fact } from '../edition-facts';
import { subjectOf } from '../edition-kind-schema';
import { EditionTitle } from '../edition-title';
import { editionQuery } from '../editions-api';
import { useFreshQuery } from '@/shared/console-ui/use-fresh-query';
import { useLanguage } from '@/shared/i18n/use-language';
import { BackLink } from '@/shared/ui/controls/back-link';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import { useNamedRecord } from '@/shared/ui/marks/record-name';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { Part } from '../part';
import { useEditionWords } from '../use-edition-words';
import { useShownEdition } from '../use-shown-edition';
import { useStateWord } from '../use-state-word';
import { AuditPart } from './audit-part';
import { ConfirmPart } from './confirm-part';
import { DifferenceView } from './difference-view';
import { RecordActions } from './record-actions';
import { useComparison } from './use-comparison';
import { VersionsPart } from './versions-part';

/** How soon an open record shows what another user does with it. */
const INTERVAL_MS = 30_000;

const FACTS = ['title', 'publisher', 'url', 'licence', 'asOf', 'codes'] as const;

/** The editions of one importer, or of the rules of origin: the working copy, its difference, its versions, and what was done. */
export function RecordView({ id }: { id: string }) {
  const { t } = useEditionWords();
  const { listAddress } = useShownEdition();
  const edition = useFreshQuery(editionQuery(id, useLanguage()), INTERVAL_MS);
  return (
    <div className="editions">
      <BackLink list={listAddress} label={t('back')} />
      <QueryView query={edition}>
        {(row) =>
          row === null ? <EmptyState why={t('unknown')} next={t('unknownNext')} /> : <Record row={row} />
        }
      </QueryView>
    </div>
  );
}

function Record({ row }: { row: ContentRow }) {
  const { own, subjectName } = useEditionWords();
  const subject = subjectOf(row.values);
  useNamedRecord(subjectName(subject));
  const stateWord = useStateWord();
  const isNew = row.published?.['file'] !== row.values['file'];
  return (
    <>
      <div className="edition-head">
        <h1 tabIndex={-1}>{own(subject, 'record.title', { importer: subjectName(subject) })}</h1>
        <p role="status">
          {stateWord(row)} {row.values['mark'] === 'unchecked' && <UncheckedMark />}
        </p>
      </div>
      {row.submitted !== null && <SubmittedNote {...row.submitted} />}
      {row.sentBack !== null && <SentBackNote {...row.sentBack} />}
      <Facts row={row} />
      <RecordActions row={row} />
      <ConfirmPart row={row} />
      {isNew && <Difference subject={subject} row={row} />}
      <VersionsPart row={row} />
      <AuditPart id={row.id} />
    </>
  );
}

function Facts({ row }: { row: ContentRow }) {
  const { values } = row;
  const { t, count, day } = useEditionWords();
  const { linesAddress } = useShownEdition();
  const shown = (field: (typeof FACTS)[number]) => {
    const value = String(values[field] ?? '');
    if (value === '') return null;
    if (field === 'title') return <EditionTitle row={row} />;
    if (field === 'codes') return count(value);
    if (field === 'asOf') return day(value);
    return field === 'url' ? <ExternalLink href={value}>{value}</ExternalLink> : value;
  };
  const facts = FACTS.map((field) => ({ field, fact: shown(field) }));
  return (
    <EditionFacts
      values={values}
      lines={<Link to={linesAddress(row.id, String(values['file']))}>{count(values['lines'])}</Link>}
    >
      {facts
        .filter(({ fact }) => fact !== null)
        .map(({ field, fact }) => (
          <Fact key={field} label={t(`field.${field}`)}>
            {fact}
          </Fact>
        ))}
    </EditionFacts>
  );
}

function Difference({ subject, row }: { subject: string; row: ContentRow }) {
  const { t } = useEditionWords();
  const comparison = useComparison(subject, row.published, row.values);
  return (
    <Part title={t('difference.title')}>
      <QueryView query={comparison}>
        {(difference) => <DifferenceView subject={subject} difference={difference} />}
      </QueryView>
    </Part>
  );
}
