import { axeFindings } from './support/axe';
import { expect, test } from './support/test';
import { settled } from './support/visit';
