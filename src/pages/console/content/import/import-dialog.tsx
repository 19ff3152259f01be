import { Modal } from 'antd';
import { useState } from 'react';
import { findContent, importContent } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { collectRows } from '@/shared/console-ui/list/page/export-rows';
import { useDebouncedWrite } from '@/shared/console-ui/edit/use-debounced-write';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { decodeText } from '@/shared/files/decode-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { Note } from '@/shared/ui/states/note';
import { useContentWrites } from '../use-content-writes';
import { useKindWords } from '../words/use-kind-words';
import { readImport, type ImportFile } from './read-import';

const SHOWN = 50;

interface ImportDialogProps {
  kind: ContentKind;
  onClose: () => void;
}

/** Drafts from a CSV file: every row is checked before anything is written; all are written, or none. */
export function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  const language = useLanguage();
  const errorText = useErrorText();
  const writes = useContentWrites();
  const [file, setFile] = useState<ImportFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const read = async (chosen: File | undefined) => {
    setFile(null);
    setFailure(null);
    if (chosen === undefined) return;
    try {
      const { text } = decodeText(new Uint8Array(await chosen.arrayBuffer()), language);
      // Fields without a column stay as they are.
      const rows = await collectRows<ContentRow>((wire) => findContent(kind.id, wire), {});
      const current = new Map(rows.map(({ id, values }) => [id, values]));
      setFile(readImport(kind, text, (id) => current.get(id) ?? null));
    } catch {
      setFailure(t('import.unreadable'));
    }
  };
  const sent = useDebouncedWrite(async () => {
    setFailure(null);
    try {
      const { inserted, updated, unchanged } = await importContent(kind.id, file?.rows ?? []);
      writes.finish(t('import.done', { added: inserted, found: updated, left: unchanged }));
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  });
  const problems = file?.problems ?? [];
  const canStart = file !== null && file.rows.length > 0 && problems.length === 0;
  return (
    <Modal open title={t('import.title')} footer={null} mask={{ closable: false }} onCancel={onClose}>
      <form
        className="edit-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (canStart) void sent.run();
        }}
      >
        <p>{t('import.lead')}</p>
        <TextField
          label={t('import.file')}
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => void read(event.target.files?.[0])}
        />
        {failure !== null && <Note tone="negative" role="alert" title={failure} />}
        {file?.hasColumns === false && (
          <Note tone="negative" role="alert">
            {t('import.noColumns', { names: kind.fields.map(({ name }) => name).join(t('comma')) })}
          </Note>
        )}
        {problems.length > 0 && (
          <Note
            tone="negative"
            role="alert"
            title={t('import.problems', { count: new Set(problems.map(({ line }) => line)).size })}
          >
            <ul>
              {problems.slice(0, SHOWN).map(({ line, field, problem }) => (
                <li key={`${line} ${field.name}`}>
                  {t('import.problem', {
                    number: line,
                    field: words.fieldLabel(field),
                    reason: t(`rule.${problem}`, { max: field.max ?? 0 }),
                  })}
                </li>
              ))}
            </ul>
          </Note>
        )}
        <div className="edit-actions">
          <Button size="small" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            size="small"
            type="submit"
            variant="primary"
            disabled={!canStart}
            aria-busy={sent.isUnderWay}
          >
            {t('import.start', { count: file?.rows.length ?? 0 })}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
