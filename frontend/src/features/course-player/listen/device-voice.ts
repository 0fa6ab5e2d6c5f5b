import type { Voice } from './lesson-reader.ts';

/** Returns the device's voice for English, where the browser can speak. */
export function deviceVoice(): Voice {
  return {
    speak(text, rate, onEnd) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = 'en-US';
      utterance.rate = rate;
      utterance.addEventListener('end', onEnd);
      utterance.addEventListener('error', onEnd);
      speechSynthesis.speak(utterance);
    },
    cancel: () => speechSynthesis.cancel(),
  };
}
