/** The items of the strip of tabs, in their order. */
export const itemsOf = (strip: HTMLElement | null): HTMLElement[] => [
  ...(strip?.querySelectorAll<HTMLElement>('[data-path]') ?? []),
];

/** The item of a path; null if it is not open. */
export const itemOf = (strip: HTMLElement | null, path: string): HTMLElement | null =>
  itemsOf(strip).find(({ dataset }) => dataset['path'] === path) ?? null;

/** The focusable tab inside an item. */
export const tabIn = (item: HTMLElement | null): HTMLElement | null =>
  item?.querySelector<HTMLElement>('[role="tab"]') ?? null;
