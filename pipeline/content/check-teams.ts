import { teamFaults } from '../../core/contact/teams.ts';
import { readJson } from './read-json.ts';

/** The mailboxes that inquiries go to: one for each category. */
export function checkTeams(content: string): string[] {
  const faults: string[] = [];
  const teams = readJson(content, 'teams.json', faults);
  return faults.length > 0 ? faults : teamFaults(teams);
}
