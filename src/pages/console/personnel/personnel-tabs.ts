/** The lists of the section, in their order. */
export const PERSONNEL_TABS = ['users', 'roles', 'menus'] as const;

/** The list that an address shows (`?tab=`); the first where none is named. */
export const tabAt = (params: URLSearchParams) =>
  PERSONNEL_TABS.find((tab) => tab === params.get('tab')) ?? PERSONNEL_TABS[0];
