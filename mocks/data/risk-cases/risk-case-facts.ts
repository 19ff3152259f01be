import type { CaseFacts } from './risk-case-facts/case-facts';
import { factsOfAustralia } from './risk-case-facts/facts-au';
import { factsOfChina } from './risk-case-facts/facts-cn';
import { factsOfIndonesia } from './risk-case-facts/facts-id';
import { factsOfIndia } from './risk-case-facts/facts-in';
import { factsOfJapan } from './risk-case-facts/facts-jp';
import { factsOfKorea } from './risk-case-facts/facts-kr';
import { factsOfMalaysia } from './risk-case-facts/facts-my';
import { factsOfNewZealand } from './risk-case-facts/facts-nz';
import { factsOfPhilippines } from './risk-case-facts/facts-ph';
import { factsOfThailand } from './risk-case-facts/facts-th';
import { factsOfVietNam } from './risk-case-facts/facts-vn';

/** By the id of the case. */
export const riskCaseFacts: Record<string, CaseFacts> = {
  ...factsOfIndonesia,
  ...factsOfPhilippines,
  ...factsOfKorea,
  ...factsOfJapan,
  ...factsOfChina,
  ...factsOfIndia,
  ...factsOfMalaysia,
  ...factsOfThailand,
  ...factsOfVietNam,
  ...factsOfAustralia,
  ...factsOfNewZealand,
};
