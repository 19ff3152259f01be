/** Route patterns of the console that no public page leads to (specification §2). */
export const CONSOLE_PATTERNS = {
  toolIndex: '/toolIndex',
  personalCenterShort: '/personal/center',
  personalCenterRoot: '/personalCenter',
  personnelManagement: '/personnelManagement',
  vab: '/vab',
  mall: '/mall',
  error: '/error',
} as const;
