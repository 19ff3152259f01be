import { ApiScope } from '@/shared/api/api-scope';
import { CodesBelow } from './codes-below';
import { CodesOfWords } from './codes-of-words';
import { readHsInput } from './hs-code';
import type { OnPickCode } from './proposed-codes';
import { suggestText } from './suggest-text';

export interface CodesOfProductProps {
  /** The product as typed or as the address carries it. */
  typed: string;
  /** The importing country, of which the official source is named. */
  to: string | null;
  onPick: OnPickCode;
}

/** The codes that words may mean, or those below the first two to five digits of a code; nothing for anything else. */
export function CodesOfProduct({ typed, ...rest }: CodesOfProductProps) {
  const input = readHsInput(typed);
  const text = suggestText(typed);
  if (input.kind === 'code') return null;
  return (
    <ApiScope>
      {input.kind === 'words' && <CodesOfWords words={input.text} {...rest} />}
      {input.kind === 'invalid' && /^\d{2,5}$/.test(text) && <CodesBelow digits={text} {...rest} />}
    </ApiScope>
  );
}
