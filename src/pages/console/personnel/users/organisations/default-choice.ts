/** A selection, such as the roles of a user, and the default among them. */
export interface DefaultChoice {
  ids: readonly string[];
  /** Empty: none yet. */
  defaultId: string;
}

/** The choice as one text for a form: `default;1,2`; equal choices are equal texts. */
export const choiceText = ({ ids, defaultId }: DefaultChoice): string =>
  ids.length === 0 ? '' : `${defaultId};${ids.toSorted((a, b) => a.localeCompare(b)).join(',')}`;

/** The choice a text represents; null if it is not a known default. */
export function readChoice(text: string | null | undefined): DefaultChoice {
  const [defaultId = '', list = ''] = (text ?? '').split(';');
  const ids = list.split(',').filter((id) => id !== '');
  return { ids, defaultId: ids.includes(defaultId) ? defaultId : '' };
}

/** Adds or removes one. A single one becomes the default; removing the default from among more leaves none. */
export function toggleChoice(
  { ids, defaultId }: DefaultChoice,
  id: string,
  isAvailable: boolean,
): DefaultChoice {
  const next = isAvailable ? [...ids, id] : ids.filter((other) => other !== id);
  const [only] = next;
  if (only !== undefined && next.length === 1) return { ids: next, defaultId: only };
  return { ids: next, defaultId: next.includes(defaultId) ? defaultId : '' };
}
