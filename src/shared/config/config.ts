import type { Config } from './parse-config';

declare const __CONFIG__: Config;

/**
 * The settings this build was made with. They were read and checked when the build or the development server started
 * (`parseConfig` in vite.config.ts): a wrong one stops it there with a `ConfigError` that says which.
 */
export const config: Config = __CONFIG__;
