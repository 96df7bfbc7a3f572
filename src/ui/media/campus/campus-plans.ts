import { plant1BioreactorSize, syracuseBioreactorSize } from '#content/facts.json';
import { litresOf } from '../vessel-size.ts';
import type { Point } from './axonometry.ts';

/** A building, in metres: where its near corner stands, its length along the front, its depth and its height. */
export interface Building {
  x: number;
  y: number;
  length: number;
  depth: number;
  height: number;
  /** Drawn solid; what is planned is dashed. */
  isBuilt: boolean;
  /** Seen into: the lengths at which walls part its rooms. A building without is closed. */
  rooms?: readonly number[];
}

/** Equal vessels in a row along the front. */
export interface VesselRow {
  litres: number;
  count: number;
  x: number;
  y: number;
  pitch: number;
  isRunning: boolean;
}

export interface Label {
  name:
    | 'inoculation'
    | 'plant1Bioreactors'
    | 'syracuseBioreactors'
    | 'purification'
    | 'plant1'
    | 'following'
    | 'headquarters'
    | 'cellBank'
    | 'adc'
    | 'testing';
  at: Point;
  /** Metres from the point up to its words; below the point where negative. */
  rise: number;
}

export interface Plan {
  /** The farthest first: what is nearer hides it. */
  buildings: readonly Building[];
  vessels: readonly VesselRow[];
  /** Ways of the product: from the first to the last point, and to each vessel. */
  flow: readonly (readonly Point[])[];
  /** Where a row of vessels is fed from the way: its y. */
  header: number;
  labels: readonly Label[];
  /** The edge of the ground in front: from and to which length, and how far in front. */
  edge: { from: number; to: number; y: number };
  hasShore?: boolean;
}

const HALL = { length: 50, depth: 26, height: 12 };

/**
 * Songdo: the structure of Plant 1 stands, its vessels and the plants that follow do not yet operate. No dimension of a building is known:
 * each is large enough for what it holds. Vessels are of their true size.
 */
const SONGDO: Plan = {
  buildings: [
    { x: 64, y: 38, ...HALL, isBuilt: false },
    { x: 42, y: 38, length: 13, depth: 14, height: 24, isBuilt: true },
    { x: 58, y: 0, ...HALL, isBuilt: false },
    { x: 0, y: 0, ...HALL, isBuilt: true, rooms: [8, 42] },
  ],
  vessels: [{ litres: litresOf(plant1BioreactorSize), count: 8, x: 11, y: 14, pitch: 4, isRunning: false }],
  flow: [
    [
      [-7, 8],
      [54, 8],
    ],
  ],
  header: 8,
  labels: [
    { name: 'inoculation', at: [3, 0], rise: -4 },
    { name: 'plant1Bioreactors', at: [20, 0], rise: -4 },
    { name: 'purification', at: [45, 0], rise: -4 },
    { name: 'plant1', at: [3, 26, 12], rise: 5.5 },
    { name: 'headquarters', at: [51, 52, 24], rise: 3 },
    { name: 'following', at: [112, 64, 12], rise: 2.5 },
  ],
  edge: { from: -6, to: 112, y: -19 },
  hasShore: true,
};

/** Syracuse: all of it operates. */
const SYRACUSE: Plan = {
  buildings: [
    { x: 50, y: 40, length: 46, depth: 16, height: 8, isBuilt: true },
    { x: 92, y: 0, length: 22, depth: 18, height: 8, isBuilt: true, rooms: [] },
    { x: 18, y: 0, length: 66, depth: 24, height: 10, isBuilt: true, rooms: [5, 10, 15, 46, 56] },
    { x: 0, y: 0, length: 11, depth: 13, height: 6, isBuilt: true },
  ],
  vessels: [
    { litres: 1000, count: 1, x: 98, y: 12, pitch: 0, isRunning: true },
    { litres: 100, count: 1, x: 101, y: 12, pitch: 0, isRunning: true },
    { litres: litresOf(syracuseBioreactorSize), count: 8, x: 35.5, y: 13, pitch: 3.7, isRunning: true },
  ],
  flow: [
    [
      [11, 8],
      [106, 8],
    ],
  ],
  header: 8,
  labels: [
    { name: 'cellBank', at: [2, 0], rise: -4 },
    { name: 'inoculation', at: [20, 0], rise: -4 },
    { name: 'syracuseBioreactors', at: [36, 0], rise: -4 },
    { name: 'purification', at: [66, 0], rise: -4 },
    { name: 'adc', at: [97, 18, 8], rise: 4 },
    { name: 'testing', at: [54, 56, 8], rise: 5 },
  ],
  edge: { from: -6, to: 118, y: -20 },
};

export const PLANS = { songdo: SONGDO, syracuse: SYRACUSE };
