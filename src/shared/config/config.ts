import type { Config } from './parse-config';

declare const __CONFIG__: Config;

/**
 * The settings of this build. They were validated when the build or the development server started (`parseConfig` in
 * vite.config.ts): an invalid one stops it there with a `ConfigError`.
 */
export const config: Config = __CONFIG__;
