import { useId } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { MarkdownText } from './markdown-text';

/** The preview of a Markdown text, on a sheet under its name. */
export function MarkdownPreview({ text }: { text: string }) {
  const { t } = useTexts('gallery', { keyPrefix: 'markdown' });
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p className="field-label" id={id}>
        {t('preview')}
      </p>
      <div className="gallery-sheet">
        <MarkdownText text={text} />
      </div>
    </div>
  );
}
