import { ConfigProvider } from 'antd';
import { useState, type AriaAttributes } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { RichText } from './rich-text';
import { safeHtmlText } from './rich-html';
import './rich-text.css';

const MODES = ['text', 'source'] as const;

export interface RichTextFieldProps extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-invalid' | 'aria-required'
> {
  /** Set by a form, for the label. */
  id?: string;
  /** The name of the text area. */
  label: string;
  lang?: string;
  value?: string | null;
  onChange?: (html: string | null) => void;
}

/**
 * HTML edited as readers see it, or as source. What the portal does not show is taken out of the source when it is
 * left; a text that the editor cannot show whole stays source, so that nothing of it is lost.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { id, label, lang, value, onChange, ...aria } = props;
  const { componentDisabled: isDisabled } = ConfigProvider.useConfig();
  const { t } = useTexts('editor');
  const [mode, setMode] = useState<(typeof MODES)[number]>('text');
  const [note, setNote] = useState<'unfit' | 'cleaned' | null>(null);
  const html = value ?? '';
  const write = (next: string) => onChange?.(next === '' ? null : next);
  const choose = (next: typeof mode) => {
    setNote(null);
    setMode(next);
  };
  const clean = () => {
    const safe = safeHtmlText(html);
    if (safe === html) return;
    if (sizeOf(html) > sizeOf(safe)) setNote('cleaned');
    write(safe);
  };
  return (
    <div className="rich-text">
      <div className="rich-text-modes" role="group" aria-label={t('modes')}>
        {MODES.map((each) => (
          <Button
            key={each}
            size="small"
            variant="text"
            aria-pressed={mode === each}
            onClick={() => choose(each)}
          >
            {t(`mode.${each}`)}
          </Button>
        ))}
      </div>
      {mode === 'text' ? (
        <RichText
          id={id}
          label={label}
          lang={lang}
          isDisabled={isDisabled}
          aria={aria}
          value={html}
          onChange={write}
          onUnfit={() => {
            setMode('source');
            setNote('unfit');
          }}
        />
      ) : (
        <textarea
          {...aria}
          id={id}
          className="field-input rich-text-source"
          aria-label={label}
          lang={lang}
          rows={12}
          spellCheck={false}
          disabled={isDisabled}
          value={html}
          onChange={({ target }) => write(target.value)}
          onBlur={clean}
        />
      )}
      <p className="rich-text-note" role="status">
        {note !== null && t(`note.${note}`)}
      </p>
    </div>
  );
}

/** The elements of HTML and their attributes. Nothing of a parsed document loads or runs. */
const sizeOf = (html: string): number =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].reduce(
    (sum, element) => sum + 1 + element.attributes.length,
    0,
  );
