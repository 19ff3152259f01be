import { useState } from 'react';
import type { ContentKind } from '@/features/content/content-kind';
import { mayHaveArrived } from '@/shared/api/client/may-have-arrived';
import { DialogForm } from '@/shared/console-ui/edit/dialog-form';
import { InputDialog } from '@/shared/console-ui/edit/input-dialog';
import { useDebouncedWrite } from '@/shared/console-ui/edit/use-debounced-write';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { ChooseFileButton } from '@/shared/ui/controls/choose-file-button';
import { SheetField } from '@/shared/ui/fields/sheet-field';
import { Note } from '@/shared/ui/states/note';
import { useContentWrites } from '../use-content-writes';
import { CellsNote } from './cells-note';
import { ChangesNote } from './changes-note';
import { ColumnsChoice } from './columns-choice';
import { ProblemsNote } from './problems-note';
import { refusedRow } from './refused-row';
import { useImportFile } from './use-import-file';
import { useImportOnce } from './use-import-once';
import './import.css';

interface ImportDialogProps {
  kind: ContentKind;
  onClose: () => void;
}

/** Drafts from a CSV or XLSX file: every row is checked before anything is written; all are written, or none. */
export function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const { t } = useTexts('content');
  const errorText = useErrorText();
  const writes = useContentWrites();
  const { opened, file, failure, open, rowsNow, setColumn } = useImportFile(kind);
  const rows = file?.rows ?? [];
  const [fileName, setFileName] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const once = useImportOnce(kind);
  const sent = useDebouncedWrite(async () => {
    const now = await rowsNow();
    const { inserted, updated, unchanged } = await once.run(now.rows, now.saved);
    writes.finish(t('import.done', { added: inserted, found: updated, left: unchanged }));
    onClose();
  });
  const send = () => {
    setRefusal(null);
    sent.run().catch((error: unknown) => {
      // Without an answer the rows may be there.
      if (mayHaveArrived(error)) writes.refresh();
      const found = refusedRow(error, once.sentRows());
      setRefusal(
        found === null
          ? errorText(error)
          : t('import.refused', { number: found.row, reason: errorText(found.reason) }),
      );
    });
  };
  const alert = failure ?? refusal;
  const canStart = rows.length > 0 && file?.problems.length === 0;
  return (
    <InputDialog title={t('import.title')} onClose={onClose}>
      <DialogForm
        submitText={rows.length === 0 ? t('import.open') : t('import.start', { count: rows.length })}
        canSubmit={canStart}
        isBusy={sent.isUnderWay}
        onSubmit={send}
        onCancel={onClose}
      >
        <p>{t('import.lead')}</p>
        <div className="import-file">
          <ChooseFileButton
            size="small"
            accept=".csv,.tsv,.txt,.xlsx"
            onChoose={(chosen) => {
              setRefusal(null);
              setFileName(chosen.name);
              void open(chosen);
            }}
          >
            {t('import.file')}
          </ChooseFileButton>
          <span>{fileName}</span>
        </div>
        {alert !== null && <Note tone="negative" role="alert" title={alert} />}
        {opened !== null && (
          <SheetField
            sheets={opened.sheets}
            sheet={opened.sheet}
            onChoose={(sheet) => void open(opened.file, sheet)}
          />
        )}
        {opened?.hasFormulas === true && <Note tone="warning">{t('import.formulas')}</Note>}
        {opened !== null && rows.length === 0 && (
          <Note tone="warning" role="status">
            {t(opened.columns.every((name) => name === null) ? 'import.noColumns' : 'import.noRows')}
          </Note>
        )}
        {opened !== null && (
          <ColumnsChoice
            kind={kind}
            head={opened.cells[0] ?? []}
            columns={opened.columns}
            onChange={setColumn}
          />
        )}
        <ProblemsNote kind={kind} problems={file?.problems ?? []} />
        {opened !== null && <ChangesNote kind={kind} rows={rows} saved={opened.saved} />}
        <CellsNote kind={kind} about="incomplete" cells={file?.incomplete ?? []} />
        <CellsNote kind={kind} about="cleaned" cells={file?.cleaned ?? []} />
      </DialogForm>
    </InputDialog>
  );
}
