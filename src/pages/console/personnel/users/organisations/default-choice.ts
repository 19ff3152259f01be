/** What was chosen, such as the roles of a user, and the one among them that counts first. */
export interface DefaultChoice {
  ids: readonly string[];
  /** Empty: none yet. */
  defaultId: string;
}

/** The choice as one text, which a form can hold: `default;1,2`; equal choices are equal texts. */
export const choiceText = ({ ids, defaultId }: DefaultChoice): string =>
  ids.length === 0 ? '' : `${defaultId};${ids.toSorted((a, b) => a.localeCompare(b)).join(',')}`;

/** The choice a text stands for; a default that is not among them is none. */
export function readChoice(text: string | null | undefined): DefaultChoice {
  const [defaultId = '', list = ''] = (text ?? '').split(';');
  const ids = list.split(',').filter((id) => id !== '');
  return { ids, defaultId: ids.includes(defaultId) ? defaultId : '' };
}

/** Takes one in or out. A single one is the default at once; a default taken out from among more leaves none. */
export function toggleChoice({ ids, defaultId }: DefaultChoice, id: string, isHeld: boolean): DefaultChoice {
  const next = isHeld ? [...ids, id] : ids.filter((other) => other !== id);
  const [only] = next;
  if (only !== undefined && next.length === 1) return { ids: next, defaultId: only };
  return { ids: next, defaultId: next.includes(defaultId) ? defaultId : '' };
}
