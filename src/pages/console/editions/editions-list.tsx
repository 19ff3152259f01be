import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentRow } from '@/features/content/content-schema';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { subjectOf } from './edition-kind-schema';
import { editionsQuery } from './editions-api';
import { readImportDraft, removeImportDraft } from '@/features/editions/import-draft';
import { Permitted, usePermission } from '@/features/session/permitted';
import { useLanguage } from '@/shared/i18n/use-language';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { Button, ButtonLink } from '@/shared/ui/controls/button';
import { Link } from '@/shared/ui/controls/link';
import { SelectField } from '@/shared/ui/fields/select-field';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { Note } from '@/shared/ui/states/note';
import { QueryView } from '@/shared/ui/states/query-view';
import { DataTable } from '@/shared/ui/table/data-table';
import { StateWord } from './state-word';
import { useEditionWords } from './use-edition-words';
import { useShownEdition } from './use-shown-edition';

/** The importers with a tariff and the rules of origin, and how to import an edition of any importer. */
export function EditionsList() {
  const { t } = useEditionWords();
  const editions = useQuery(editionsQuery(useLanguage()));
  return (
    <div className="editions">
      <h1>{t('title')}</h1>
      <p className="editions-lead">{t('lead')}</p>
      <UnfinishedImport />
      <QueryView query={editions}>{({ rows }) => <Rows rows={rows} />}</QueryView>
      <Permitted anyOf={['content_edition_insert']}>
        <NewImport />
      </Permitted>
    </div>
  );
}

function Rows({ rows }: { rows: readonly ContentRow[] }) {
  const { t, subjectName, valid } = useEditionWords();
  const shown = useShownEdition();
  const mayImport = usePermission(['content_edition_update']);
  const textOf = ({ values }: ContentRow, field: string) => String(values[field] ?? '');
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'subject',
          head: t('field.subject'),
          isWhole: true,
          cell: (row) => <Link to={shown.addressOf(row.id)}>{subjectName(subjectOf(row.values))}</Link>,
        },
        {
          id: 'title',
          head: t('field.title'),
          cell: (row) => (
            <>
              {textOf(row, 'title')} {textOf(row, 'mark') === 'unchecked' && <UncheckedMark />}
            </>
          ),
        },
        {
          id: 'valid',
          head: t('field.valid'),
          isWhole: true,
          cell: ({ values }) => valid(values),
        },
        { id: 'lines', head: t('field.lines'), align: 'end', cell: (row) => textOf(row, 'lines') },
        { id: 'state', head: t('field.state'), isWhole: true, cell: (row) => <StateWord row={row} /> },
        { id: 'by', head: t('field.by'), cell: ({ writtenByName }) => writtenByName },
        { id: 'time', head: t('field.time'), isWhole: true, cell: ({ updateTime }) => updateTime },
        {
          id: 'actions',
          head: t('field.actions'),
          cell: (row) =>
            mayImport && <Link to={shown.importAddress(subjectOf(row.values))}>{t('action.import')}</Link>,
        },
      ]}
    />
  );
}

/** An import of the user that was not sent; it survives a reload, a crash and the end of the session. */
function UnfinishedImport() {
  const { t, subjectName } = useEditionWords();
  const shown = useShownEdition();
  const confirm = useConfirm();
  const [draft, setDraft] = useState(readImportDraft);
  if (draft === null) return null;
  const discard = async () => {
    if (!(await confirm({ content: t('unfinished.question'), isDeletion: true }))) return;
    await removeImportDraft();
    setDraft(null);
  };
  return (
    <Note
      title={t('unfinished.title')}
      actions={
        <>
          <ButtonLink size="small" to={shown.importAddress(draft.subject)}>
            {t('unfinished.continue')}
          </ButtonLink>
          <Button size="small" variant="text" onClick={() => void discard()}>
            {t('unfinished.discard')}
          </Button>
        </>
      }
    >
      {t('unfinished.text', { file: draft.fileName, importer: subjectName(draft.subject) })}
    </Note>
  );
}

function NewImport() {
  const { t, country } = useEditionWords();
  const shown = useShownEdition();
  const [importer, setImporter] = useState('');
  return (
    <div className="editions-new">
      <SelectField
        label={t('new.label')}
        hint={t('new.hint')}
        placeholder={t('new.choose')}
        value={importer}
        onValueChange={setImporter}
        options={COUNTRY_CODES.map((code) => ({ value: code, label: country(code) }))}
      />
      {importer !== '' && <ButtonLink to={shown.importAddress(importer)}>{t('action.import')}</ButtonLink>}
    </div>
  );
}
