import { useState } from 'react';
import { ApiScope } from '@/shared/api/cache/api-scope';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { CodesBelow } from './codes-below';
import { CodesOfWords } from './codes-of-words';
import { readHsInput } from '../hs-code';
import type { OnPickCode } from './proposed-codes';
import { suggestText } from './suggest-text';

export interface CodesOfProductProps {
  /** The product as typed or as in the address. */
  typed: string;
  /** The importing country whose official source is named. */
  to: string | null;
  onPick: OnPickCode;
}

/**
 * The codes and headings that words may mean, or those below the first two to five digits of a code; renders nothing
 * otherwise. Picking a heading opens the codes below it.
 */
export function CodesOfProduct({ typed, ...rest }: CodesOfProductProps) {
  return (
    <ApiScope>
      <Choice key={typed} typed={typed} {...rest} />
    </ApiScope>
  );
}

function Choice({ typed, ...rest }: CodesOfProductProps) {
  const { t } = useTexts('tariff');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const input = readHsInput(typed);
  const text = suggestText(typed);
  const digits = opened.at(-1);
  const handleOpen = (heading: string) => setOpened([...opened, heading]);
  if (input.kind === 'code') return null;
  if (digits !== undefined)
    return (
      // The pressed button is gone: move the focus to what it opened.
      <div key={digits} ref={focusOn} tabIndex={-1}>
        <CodesBelow digits={digits} onOpen={handleOpen} {...rest} />
        <Button variant="text" onClick={() => setOpened(opened.slice(0, -1))}>
          {t('words.back')}
        </Button>
      </div>
    );
  if (input.kind === 'words') return <CodesOfWords words={input.text} onOpen={handleOpen} {...rest} />;
  return /^\d{2,5}$/.test(text) ? <CodesBelow digits={text} onOpen={handleOpen} {...rest} /> : null;
}

const focusOn = (element: HTMLElement | null): void => element?.focus();
