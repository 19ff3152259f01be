/** The roles of a user and the one among them that counts first. */
export interface RoleChoice {
  ids: readonly string[];
  /** Empty: none yet. */
  defaultId: string;
}

/** The choice as one text, which a form can hold: `default;1,2`; equal choices are equal texts. */
export const choiceText = ({ ids, defaultId }: RoleChoice): string =>
  ids.length === 0 ? '' : `${defaultId};${ids.toSorted((a, b) => a.localeCompare(b)).join(',')}`;

/** The choice a text stands for; a default that is not among the roles is none. */
export function readChoice(text: string | null | undefined): RoleChoice {
  const [defaultId = '', list = ''] = (text ?? '').split(';');
  const ids = list.split(',').filter((id) => id !== '');
  return { ids, defaultId: ids.includes(defaultId) ? defaultId : '' };
}

/** Takes a role in or out; the first one is the default at once, and a default taken out leaves none. */
export function toggleRole({ ids, defaultId }: RoleChoice, id: string, isHeld: boolean): RoleChoice {
  if (!isHeld) {
    return { ids: ids.filter((other) => other !== id), defaultId: defaultId === id ? '' : defaultId };
  }
  return { ids: [...ids, id], defaultId: ids.length === 0 ? id : defaultId };
}
