import { TABLE_FIELDS } from '../../indicator-table/indicator-table';
import type { TableField } from '../../indicator-table/indicator-table';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { ChooseFileButton } from '@/shared/ui/controls/choose-file-button';
import { Note } from '@/shared/ui/states/note';
import { SheetField } from '@/shared/ui/fields/sheet-field';
import { SelectField } from '@/shared/ui/fields/select-field';
import { MAX_COLUMNS, OWN_ID } from '../comparison-address';
import type { ComparisonControls } from '../use-comparison-address';
import type { OwnTableControls } from './use-own-table';

interface OwnTablePartProps {
  own: OwnTableControls;
  controls: ComparisonControls;
}

/** A table of the reader's own as a column: selecting the file, mapping its columns, and the rows left out. */
export function OwnTablePart({ own, controls }: OwnTablePartProps) {
  const { t } = useTexts('comparison');
  const isIn = controls.ids.includes(OWN_ID);
  const isFull = !isIn && controls.ids.length >= MAX_COLUMNS;
  const handleFile = async (chosen: File) => {
    if ((await own.upload(chosen)) && !isIn) controls.add(OWN_ID);
  };
  return (
    <div className="comparison-own no-print">
      <h3>{t('own.title')}</h3>
      <p className="comparison-small">{t('own.lead')}</p>
      <div className="comparison-buttons">
        <ChooseFileButton
          size="small"
          disabled={own.isReading || isFull}
          accept=".csv,.tsv,.txt,.xlsx"
          label={t('own.choose')}
          onChoose={(chosen) => void handleFile(chosen)}
        >
          {t(own.table === null ? 'own.choose' : 'own.another')}
        </ChooseFileButton>
        {own.table !== null && !isIn && (
          <Button size="small" disabled={isFull} onClick={() => controls.add(OWN_ID)}>
            {t('own.use', { name: own.table.fileName })}
          </Button>
        )}
        {own.table !== null && (
          <Button
            size="small"
            variant="text"
            onClick={() => {
              own.remove();
              controls.remove(OWN_ID);
            }}
          >
            {t('own.remove')}
          </Button>
        )}
      </div>
      <p role="status">{own.isReading && t('own.reading')}</p>
      {own.fault !== null && (
        <Note tone="negative" role="alert" title={t('own.failed')}>
          {t(`fault.${own.fault}`)}
        </Note>
      )}
      {isIn && own.table === null && <Note tone="warning">{t('own.missing')}</Note>}
      {isIn && own.table !== null && <Mapping own={own} />}
    </div>
  );
}

function Mapping({ own: { table, read, map, workbook, upload } }: { own: OwnTableControls }) {
  const { t } = useTexts('comparison');
  if (table === null || read === null) return null;
  const heads = table.cells[table.headRow] ?? table.cells[0] ?? [];
  const options = heads.map((head, column) => ({
    value: String(column),
    label: head === '' || table.headRow < 0 ? t('own.column', { number: column + 1 }) : head,
  }));
  const optional = [{ value: '', label: t('own.noColumn') }, ...options];
  const isNeeded = (field: TableField) => field === 'name' || field === 'limit';
  return (
    <>
      <p>
        {t('own.rows', { count: read.rows.length, name: table.fileName })}
        {table.headRow < 0 && ` ${t('own.noHeads')}`}
      </p>
      {workbook !== null && (
        <SheetField
          sheets={workbook.sheets}
          sheet={workbook.sheet}
          onChoose={(sheet) => void upload(workbook.file, sheet)}
        />
      )}
      <div className="comparison-mapping">
        {TABLE_FIELDS.map((field) => (
          <SelectField
            key={field}
            label={t(`field.${field}`)}
            options={isNeeded(field) ? options : optional}
            value={String(table.mapping[field] ?? '')}
            onValueChange={(value) => map(field, value === '' ? null : Number(value))}
          />
        ))}
      </div>
      {read.bad.length > 0 && (
        <details className="comparison-bad">
          <summary>{t('own.bad', { count: read.bad.length })}</summary>
          <ul>
            {read.bad.slice(0, SHOWN_BAD).map(({ line, fault }) => (
              <li key={line}>{t(`rowFault.${fault}`, { line })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const SHOWN_BAD = 50;
