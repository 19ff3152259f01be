import type { EditValues } from '@/shared/console-ui/edit/edit-field';
import type { Setting } from './setting-groups';

/**
 * What updateOptions is sent: the settings whose text differs from the loaded one, and the secrets that were typed. What
 * somebody else changed meanwhile stays as it is.
 */
export function changedSettings(
  settings: readonly Setting[],
  { saved, typed, secretOf }: { saved: EditValues; typed: EditValues; secretOf: (code: string) => string },
): Record<string, string> {
  const entries = settings.flatMap(({ code, kind }): [string, string][] => {
    const text = kind === 'secret' ? secretOf(code) : String(typed[code] ?? '');
    const before = kind === 'secret' ? '' : String(saved[code] ?? '');
    return text === before ? [] : [[code, text]];
  });
  return Object.fromEntries(entries);
}
