/** The tabs of the section, in their order. */
export const PERSONNEL_TABS = ['users', 'roles', 'menus'] as const;

/** The list in an address (`?tab=`); the first by default. */
export const tabAt = (params: URLSearchParams) =>
  PERSONNEL_TABS.find((tab) => tab === params.get('tab')) ?? PERSONNEL_TABS[0];
