import { useId, useRef, useState, type SubmitEvent } from 'react';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { FieldText } from '@/shared/ui/fields/field';
import '@/shared/ui/fields/field.css';
import './page-jump.css';

interface PageJumpProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
}

/** A jump to a page by its number; an invalid number stays in the field, with the valid range. */
export function PageJump({ page, last, onPage }: PageJumpProps) {
  const { t } = useTexts('list');
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** Null while the field shows the current page. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const number = formatNumber(last, language, 0);
  const handleType = (text: string) => {
    setTyped(text);
    setIsRefused(false);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Number(typed ?? page);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > last) {
      setIsRefused(true);
      field.current?.focus();
      return;
    }
    setTyped(null);
    if (wanted !== page) onPage(wanted);
  };
  return (
    <form className="page-jump" noValidate onSubmit={handleSubmit}>
      <label htmlFor={id}>{t('pageNumber')}</label>
      <input
        ref={field}
        id={id}
        type="number"
        inputMode="numeric"
        className="field-input"
        min={1}
        max={last}
        value={typed ?? page}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-text` : undefined}
        onChange={(event) => handleType(event.target.value)}
      />
      <span>{t('ofPages', { pages: number })}</span>
      <Button size="small" type="submit">
        {t('goToPage')}
      </Button>
      {isRefused && (
        <div role="alert" className="page-jump-error">
          <FieldText id={`${id}-text`} error={t('noSuchPage', { pages: number })} />
        </div>
      )}
    </form>
  );
}
