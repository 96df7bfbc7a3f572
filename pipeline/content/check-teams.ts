import { listTeamErrors } from '../../core/contact/teams.ts';
import { readJson } from './read-json.ts';

/** The mailboxes that inquiries go to: one for each category. */
export function checkTeams(content: string): string[] {
  const errors: string[] = [];
  const teams = readJson(content, 'teams.json', errors);
  return errors.length > 0 ? errors : listTeamErrors(teams);
}
