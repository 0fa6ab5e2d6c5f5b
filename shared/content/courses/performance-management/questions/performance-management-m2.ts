import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('performance-management-m2', [
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'situation-behavior-impact',
    question:
      'One note says: "Told Eilidh her tone with the vet clinic was unprofessional. She got upset." Xiomara heard the call herself and wants to try again. Which opening is true SBI?',
    options: [
      '"You know I value your energy. What I heard on the clinic call yesterday came across badly, but your files are always excellent. Can we talk?"',
      '"On yesterday\'s call to the clinic, you were dismissive of the vet, and that damages a relationship on which all of us here depend. How did you see it?"',
      '"Several people have mentioned the clinic call yesterday. I\'d like to understand: what\'s making you short with vets at the moment?"',
      '"Yesterday you told the clinic, \'Read the policy,\' and hung up. The vet then called me to ask about the claim. How did you see it?"',
    ],
    correctAnswer:
      '"Yesterday you told the clinic, \'Read the policy,\' and hung up. The vet then called me to ask about the claim. How did you see it?"',
    points: 10,
    hint: 'Which one could be checked against a recording of the call?',
    explanation:
      'Situation, words and action, consequence, and an open question: Eilidh can confirm or correct every part. The "dismissive" version is the best distractor, since it has all three slots and a good question, but its B is a verdict. She will argue about the word instead of the call. The others use a sandwich or a borrowed impact.',
  },
  {
    id: 'coach-or-instruct',
    type: 'multiple-choice',
    section: 'grow-coaching',
    question:
      'A handler is about to send bank details by ordinary email, as she did at her last employer. Xiomara has just read the Coaching Guide. What should she do?',
    options: [
      'Stop her. Name the secure channel and the reason, and watch the first two messages.',
      'Name no rule yet. Ask what she wants to reach, and which ways of sending she can think of.',
      'Give her SBI feedback within two working days, while the details are fresh for both.',
      "Let her check the policy and find the rule; what she finds herself she'll still know in May.",
    ],
    correctAnswer:
      'Stop her. Name the secure channel and the reason, and watch the first two messages.',
    points: 10,
    hint: 'What if only one method is safe?',
    explanation:
      "When one method is safe or lawful, instruct. Coaching tempts as the modern answer, but asking for options when you've already decided is an order in disguise, and here each minute counts. Feedback comes later, about what she did then.",
  },
  {
    id: 'health-hint',
    type: 'multiple-choice',
    section: 'listening',
    question:
      'In a coaching talk Kwasi says, "I get these attacks in the open office, my doctor calls it panic." What should Xiomara answer?',
    options: [
      '"Thank you for telling me. Which doctor is it, and what does he say you can and can\'t do?"',
      '"That sounds hard. Take the afternoon off on full pay, and I won\'t write any of it down."',
      '"Thank you for telling me. I need no details. What would help with the work, and may I bring in HR?"',
      "\"I'm sorry to hear it. From today you're off the phones until you tell me it's better.\"",
    ],
    correctAnswer:
      '"Thank you for telling me. I need no details. What would help with the work, and may I bring in HR?"',
    points: 10,
    hint: "Neither probe nor advise, and don't decide alone.",
    explanation:
      "She thanks him, stays with the work and opens the way to HR, who can look at an adjustment. Taking him off the phones tempts because it's kind and quick, but it's a decision about him and without him, on the ground of his health. Asking for details collects what she must not hold.",
  },
  {
    id: 'safety-test',
    type: 'multiple-choice',
    section: 'psychological-safety',
    question:
      'A manager says, "My team is safe, I tell them every month that my door is open." Which question tests it?',
    options: [
      'How often did you say it this quarter, and what did the people in the room say then?',
      'Who has filed a complaint about you since you came, and what was it about?',
      'Would you say that people here like one another, and what do they do together?',
      'Who contradicted you last, and what happened to that person afterward?',
    ],
    correctAnswer: 'Who contradicted you last, and what happened to that person afterward?',
    points: 10,
    hint: 'People watch what happens to the first one who speaks.',
    explanation:
      "The last contradiction and what followed show what people have learned. The number of complaints tempts because it's a record, but silence has two explanations, and a safe team may complain more. Liking one another is comfort, and comfort is something else.",
  },
  {
    id: 'sbi-behaviors',
    type: 'multiple-select',
    section: 'situation-behavior-impact',
    question: 'Which of these lines could stand as the B in SBI? Select all that apply.',
    options: [
      '"You said, \'Not my claim,\' and put the phone down."',
      '"You showed little respect for a colleague."',
      '"You opened the file at 9:05 and sent it back at 9:07."',
      '"You were under a lot of pressure that week."',
      '"You left the meeting before the vote."',
      '"You read the totals aloud twice and corrected line 8."',
    ],
    correctAnswer: [
      '"You said, \'Not my claim,\' and put the phone down."',
      '"You opened the file at 9:05 and sent it back at 9:07."',
      '"You left the meeting before the vote."',
      '"You read the totals aloud twice and corrected line 8."',
    ],
    points: 10,
    hint: 'Which of them would a recording show?',
    explanation:
      'Words, times and actions can be checked. "Little respect" is the one that tempts, because the speaker can see it so clearly; a recording shows only what led her to say it. Pressure is a guess about someone\'s inner state.',
  },
  {
    id: 'feedback-essay',
    type: 'essay',
    section: 'situation-behavior-impact',
    question:
      'Xiomara has written to Kwasi: "Several people find you difficult lately. Please work on your attitude." Her notes show that on November 3 and 10 he told two colleagues, "Find it yourself," when they asked for a policy number, and that both came to her afterward. She waited three weeks. Write what she should say to him, and what she should do about her first message. Aim for about 150 words.',
    options: [],
    correctAnswer:
      'First, the message: "I wrote that several people find you difficult. That was a label, it named none of you, and I shouldn\'t have sent it. Please set it aside. I should also have spoken with you three weeks ago." Then the feedback: "On November 3 and 10, when Dov and Lena asked you for a policy number, you said, \'Find it yourself.\' Both came to me for it, and each claim waited about an hour. How did you see it?" She stops and listens two breaths longer than is comfortable, and reflects what she hears. If he says that he is asked twenty times a day, that is a barrier, and the list of numbers belongs on the shared page; she owns that. They agree on one thing each with a date, and she says what she will do when it goes well. She notes his view in his words the same day, asks whom else she has seen do this, and treats them alike.',
    points: 10,
    hint: 'Take back the label, then situation, behavior, impact and a question. What might she learn?',
    explanation:
      'A strong answer withdraws the label, admits the delay, uses the two dates and his words, and leaves room for a cause. The tempting answer explains the first message with pressure and softens it with praise; Kwasi then has a label, an excuse and a sandwich, and still no behavior to change.',
  },
  {
    id: 'grow-letter',
    type: 'short-answer',
    section: 'grow-coaching',
    question:
      'In a coaching talk the manager has asked, "What should be different afterward?", "What have you tried?" and "What else could you do?" The employee now has three ideas. Which stage of GROW is still missing?',
    options: [],
    correctAnswer: 'will',
    points: 10,
    hint: 'One word of four letters',
    explanation:
      'Will turns ideas into a step with a date and an obstacle: "What will you do by Friday, and what might stop you?" "Options" tempts for a last round, but three ideas are there, and talks that end with ideas tend to begin with the same ideas a month later.',
  },
]);
