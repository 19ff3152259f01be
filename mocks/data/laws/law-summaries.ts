import type { Texts } from '../../locale';
import { summariesOfOtherAsean } from './law-summaries-asean';
import { summariesOfAustraliaNewZealandAndIndia } from './law-summaries-au-nz-in';
import { summariesOfChina } from './law-summaries-cn';
import { summariesOfIndonesiaAndMalaysia } from './law-summaries-id-my';
import { summariesOfJapanAndKorea } from './law-summaries-jp-kr';
import { summariesOfPhilippinesAndThailand } from './law-summaries-ph-th';
import { summariesOfVietNam } from './law-summaries-vn';

/**
 * What laws regulate, whom they bind, what a company does under them and who applies them, by id: from general
 * knowledge, without the official text, so all are 待核. Laws whose content is not well known have none.
 */
export const lawSummaries: Partial<Record<string, Texts>> = {
  ...summariesOfChina,
  ...summariesOfVietNam,
  ...summariesOfIndonesiaAndMalaysia,
  ...summariesOfPhilippinesAndThailand,
  ...summariesOfOtherAsean,
  ...summariesOfJapanAndKorea,
  ...summariesOfAustraliaNewZealandAndIndia,
};
