/** For what needs a page with its code and its data: a slow machine takes long, and a wait that is met takes none. */
export const PATIENCE = { timeout: 60_000 };
