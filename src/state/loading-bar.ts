import type { Dispatch } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { LOADING_BAR } from '#core/site/constants.ts';
import { loadingEnded, loadingStarted, loadingStepped, useAppDispatch } from './store.ts';

/** Data that is at hand is there before this many milliseconds have passed; it moves no bar. */
const SHOW_AFTER = 20;

interface Course {
  open: number;
  stepping?: ReturnType<typeof setInterval>;
  ending?: ReturnType<typeof setTimeout>;
}

const courses = new WeakMap<Dispatch, Course>();

/**
 * Moves the loading bar of data requests (spec 4): it starts at 10, rises in steps, and ends at 100 after 750 ms. Requests at the same time
 * share it. Call the returned function when the request has ended.
 */
export function startLoadingBar(dispatch: Dispatch): () => void {
  const course = courses.get(dispatch) ?? { open: 0 };
  courses.set(dispatch, course);
  let isShown = false;
  const show = setTimeout(() => {
    isShown = true;
    beginRequest(course, dispatch);
  }, SHOW_AFTER);
  return () => {
    clearTimeout(show);
    if (isShown) endRequest(course, dispatch);
  };
}

/** Moves the bar as long as a component waits for the data that it shows. */
export function useLoadingBar(isWaiting: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => (isWaiting ? startLoadingBar(dispatch) : undefined), [dispatch, isWaiting]);
}

function beginRequest(course: Course, dispatch: Dispatch): void {
  course.open += 1;
  if (course.open > 1) return;
  clearTimeout(course.ending);
  clearInterval(course.stepping);
  dispatch(loadingStarted());
  course.stepping = setInterval(() => dispatch(loadingStepped()), LOADING_BAR.interval);
}

function endRequest(course: Course, dispatch: Dispatch): void {
  course.open -= 1;
  if (course.open > 0) return;
  course.ending = setTimeout(() => {
    clearInterval(course.stepping);
    dispatch(loadingEnded());
  }, LOADING_BAR.endDelay);
}
