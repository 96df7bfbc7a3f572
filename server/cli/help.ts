import type { Command, Tool } from './command.ts';
import { formatTable } from './format-table.ts';

const INDENT = /^/gm;

export function formatToolHelp({ name, summary, commands }: Tool): string {
  const rows = Object.entries(commands).map(([command, { operands = '', summary }]) => [`${command} ${operands}`.trim(), summary]);
  return [
    summary,
    '',
    `Usage: npm run ${name} -- COMMAND [OPTIONS]`,
    '',
    formatTable(rows).replace(INDENT, '  '),
    '',
    `Options of a command: npm run ${name} -- COMMAND --help`,
    'Days and times are those of Seoul. DATA_DIR or DATABASE_URL say where the data is, as for the server.',
  ].join('\n');
}

export function formatCommandHelp(tool: string, command: string, { summary, operands, options }: Command): string {
  const rows = Object.entries(options).map(([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ''}`, help]);
  const usage = ['Usage: npm run', tool, '--', command, operands, '[OPTIONS]'].filter(Boolean).join(' ');
  return [summary, '', usage, '', formatTable([...rows, ['--help', 'shows this help']]).replace(INDENT, '  ')].join('\n');
}
