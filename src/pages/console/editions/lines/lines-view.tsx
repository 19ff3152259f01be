import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRules } from '@/domain/editions';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import { usePermission } from '@/features/session/permitted';
import { useLanguage } from '@/shared/i18n/use-language';
import { SearchBox } from '@/shared/list/search-box';
import { Button, ButtonLink } from '@/shared/ui/controls/button';
import { Link } from '@/shared/ui/controls/link';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { baseEditions } from '../base-editions';
import { EditionFacts, Fact } from '../edition-facts';
import { subjectOf } from '../edition-kind-schema';
import { EditionTitle } from '../edition-title';
import { editionQuery, editionVersionsQuery } from '../editions-api';
import { FoundList } from '../found-list';
import { useCsvDownload } from '../use-csv-download';
import { useEditionWords } from '../use-edition-words';
import { STEP, useFound } from '../use-found';
import { useShownEdition } from '../use-shown-edition';
import { LinesTable } from './lines-table';
import { linesFile, linesFileName } from './lines-file';
import { type EditionLines, linesQuery } from './lines-query';

/** The lines of one edition of a record, of which `lines` is the name: searched, and as a file. */
export function LinesView({ id, lines }: { id: string; lines: string }) {
  const { t } = useEditionWords();
  const { addressOf } = useShownEdition();
  const edition = useQuery(editionQuery(id, useLanguage()));
  const versions = useQuery(editionVersionsQuery(id));
  return (
    <div className="editions">
      <p className="back-link">
        <Link to={addressOf(id)}>{t('lines.back')}</Link>
      </p>
      <QueryView query={edition}>
        {(row) => (
          <QueryView query={versions}>
            {(all) => {
              const known = [row?.values, row?.published, ...all.map(({ values }) => values)];
              const values = known.find((each) => each?.['file'] === lines);
              return row && values ? (
                <Lines row={row} values={values} lines={lines} />
              ) : (
                <EmptyState why={t('unknown')} next={t('unknownNext')} />
              );
            }}
          </QueryView>
        )}
      </QueryView>
    </div>
  );
}

interface LinesProps {
  row: ContentRow;
  /** Of the edition with these lines. */
  values: ContentValues;
  lines: string;
}

function Lines({ row, values, lines }: LinesProps) {
  const { t, own, subjectName, count } = useEditionWords();
  const { importAddress, searched } = useShownEdition();
  const subject = subjectOf(values);
  const found = useQuery(linesQuery(subject, lines));
  const mayImport = usePermission(['content_edition_update']) && row.state !== 'review';
  const isBase = baseEditions(row).some((base) => base.values['file'] === lines);
  const file = useCsvDownload(linesFileName(subject, values['validFrom']), () => linesFile(subject, lines));
  return (
    <>
      <div className="edition-head">
        <h1 tabIndex={-1}>{own(subject, 'lines.title', { importer: subjectName(subject) })}</h1>
        <p>
          <EditionTitle row={row} values={values} />
        </p>
      </div>
      <EditionFacts values={values} lines={count(values['lines'])}>
        <Fact label={t('field.codes')}>{count(values['codes'])}</Fact>
      </EditionFacts>
      <div className="edition-action button-row">
        {mayImport && isBase && (
          <ButtonLink size="small" to={importAddress(subject, lines, searched)}>
            {t('lines.correct')}
          </ButtonLink>
        )}
        <Button size="small" aria-busy={file.isBusy} onClick={file.start}>
          {t('lines.download')}
        </Button>
      </div>
      {file.failure}
      <QueryView query={found}>{(all) => <SearchedLines subject={subject} lines={all} />}</QueryView>
    </>
  );
}

function SearchedLines({ subject, lines }: { subject: string; lines: EditionLines }) {
  const { t } = useEditionWords();
  const { searched, searchLines } = useShownEdition();
  const [more, setMore] = useState({ searched, count: STEP });
  const list = useFound(lines.find, searched, more.searched === searched ? more.count : STEP);
  const label = t(isRules(subject) ? 'difference.searchCode' : 'difference.search');
  return (
    <div className="edition-difference">
      <SearchBox label={label} placeholder={label} value={searched} onSearch={searchLines} />
      <FoundList subject={subject} list={list} onMore={(count) => setMore({ searched, count })}>
        {(rows) => <LinesTable subject={subject} columns={lines.columns} rows={rows} />}
      </FoundList>
    </div>
  );
}
