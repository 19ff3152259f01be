import { useState } from 'react';
import { useSourceTable } from '@/features/source-table/source-table-store';
import { downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Section } from '@/shared/ui/layout/section';
import { SCROLLABLE } from '@/shared/ui/hooks/scrollable';
import { TextField } from '@/shared/ui/fields/text-field';
import { GalleryFrame } from '../gallery-frame';
import { listPageCode, readColumns } from './list-page-code';
import { MarkdownField } from '../text/markdown-field';

/** The code of a list page from the names of its noun and its columns. */
export default function CodeGeneratorPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'code' });
  const [noun, setNoun] = useState('notice');
  const { code: table, setCode: setTable } = useSourceTable();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const isNoun = /^[a-z][a-zA-Z\d]*$/.test(noun);
  const { columns, unread } = readColumns(table);
  const code = isNoun && columns.length > 0 ? listPageCode(noun, columns) : '';
  const handleCopy = () =>
    void navigator.clipboard.writeText(code).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <GalleryFrame name="codeGenerator">
      <Section title={t('input')} lead={t('inputLead')}>
        <TextField
          label={t('noun')}
          value={noun}
          error={isNoun ? undefined : t('nounError')}
          onChange={({ target }) => setNoun(target.value)}
        />
        <MarkdownField label={t('columns')} rows={6} value={table} onValueChange={setTable} />
        <p role="status">
          {unread.length === 0
            ? t('count', { count: columns.length })
            : t('unread', { lines: unread.join(', ') })}
        </p>
      </Section>
      <Section title={t('output')}>
        <div className="gallery-tools">
          <Button size="small" onClick={handleCopy} disabled={code === ''}>
            {t('copy')}
          </Button>
          <Button
            size="small"
            disabled={code === ''}
            onClick={() => downloadText(`${noun}-list.tsx`, 'text/plain', code)}
          >
            {t('download')}
          </Button>
          <span role="status">{copied !== 'no' && t(`copied.${copied}`)}</span>
        </div>
        <pre className="gallery-code" aria-label={t('output')} {...SCROLLABLE}>
          {code}
        </pre>
      </Section>
    </GalleryFrame>
  );
}
