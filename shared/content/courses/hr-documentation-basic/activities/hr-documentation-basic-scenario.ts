import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-documentation-basic-scenario',
  moduleId: 'hr-documentation-basic-m4',
  type: 'scenario',
  title: 'Three Late Starts',
  description:
    "A supervisor wants an employee 'written up' from memory. Decide what facts you need, how the conversation runs, what the record says and where each paper goes.",
  passingScore: 70,
  config: {
    scenario: {
      title: 'Three Late Starts',
      context:
        'You are the HR partner at Northgate Medical Supplies, a fictional distributor. It is Tuesday, September 29, 2026. Rob, a warehouse supervisor, tells you that Thandi, a picker, has been late on three Mondays this month. Shifts start at 7:00. He has no notes. He says: "I remember all three. Write her up and I will sign it today." Thandi has two years of service and no earlier record. Your decisions change what you face next.',
      people: [
        { name: 'Rob Hale', role: 'Warehouse supervisor' },
        { name: 'Thandi Molefe', role: 'Picker' },
      ],
    },
    steps: [
      {
        id: 's1',
        title: 'The request',
        description: 'Decide what you need before anything is written.',
        situation:
          'Shifts start at 7:00. Rob has no notes. The clock data is one request away; swaps are often approved by Marta, the weekend lead.',
        messages: [
          {
            from: 'Rob Hale',
            at: 'Tuesday, 9:05 AM',
            text: "Thandi was late on three Mondays this month. I remember all three. Write her up and I'll sign it today.",
          },
          {
            from: 'Rob Hale',
            at: 'Tuesday, 9:07 AM',
            text: "If I wait, she'll think it's fine.",
          },
        ],
        choices: [
          {
            id: 's1a',
            text: 'Ask Rob for a quiet word with Thandi today. It stays off paper unless it happens again.',
            reasoning:
              "It isn't a big thing, she's a good worker, and some things are better said than filed.",
            value: 3,
            feedback:
              "Rob speaks from memory, so Thandi hears facts that haven't been checked. Left to himself, he also puts his own version on paper that afternoon.",
            next: 's2b',
          },
          {
            id: 's1b',
            text: 'Get the clock times and swaps of the whole crew, and a note by Rob marked as from memory.',
            reasoning:
              "One late picker and a late crew are different cases, and so far you can't tell which it is.",
            value: 10,
            feedback:
              'Thandi and Rob are both protected, because the talk will rest on data and not on recall. You lose an hour and gain facts that hold.',
            next: 's2a',
          },
          {
            id: 's1c',
            text: 'Have Rob write one note per late start, marked as from memory, and check hers against the clock.',
            reasoning:
              'Honest notes checked against the clock give you three dated facts before lunch today.',
            value: 7,
            feedback:
              'Honest dating and a check against the clock are sound. Without the rest of the crew and the swap log, you may count an approved start.',
            next: 's2a',
          },
          {
            id: 's1d',
            text: 'Draft the page from his account now. He and Thandi can correct it together in the meeting.',
            reasoning:
              'It saves a day, and both of them can still correct whatever is wrong in it.',
            value: 0,
            feedback:
              'Once a page exists it shapes the meeting: Rob defends it, and Thandi must disprove it. Any wrong date on it is now a wrong date of HR.',
            next: 's2b',
          },
        ],
      },
      {
        id: 's2a',
        title: 'The data arrives',
        description: 'Decide how the conversation should be set up.',
        situation:
          "The clock shows Thandi at 7:14 on September 14 and 7:11 on September 28. On September 21 Marta had approved a 7:30 start. Ben and Yuki each have two late starts, too, and they haven't been spoken to.",
        messages: [
          {
            from: 'Rob Hale',
            at: 'Tuesday, 11:30 AM',
            text: "Fine, two. But she's the one who holds up the line.",
          },
        ],
        choices: [
          {
            id: 's2a-a',
            text: 'Have Rob talk to Thandi today with the two times, and leave Ben and Yuki until a third start.',
            reasoning:
              'The times are checked and she is asked for reasons, which is what a fair talk needs.',
            value: 7,
            feedback:
              'Thandi gets a fair hearing on checked times. But she now has a record for something two coworkers also did, and your own data would support her.',
            next: 's3a',
          },
          {
            id: 's2a-b',
            text: "Give all three the same documented verbal warning today. Each one shows that person's own clock times.",
            reasoning:
              'The clock is the same for all three, and none of them can say that others were let off.',
            value: 0,
            feedback:
              'Three people are warned without being heard, on two short late starts each. Any of them may have an approved or protected reason, and the warnings will have to be withdrawn.',
            next: 's3b',
          },
          {
            id: 's2a-c',
            text: 'Email the whole crew a friendly reminder about 7:00, and check the clock again in a month.',
            reasoning:
              "A neutral reminder doesn't embarrass anyone, and it may be all that is needed here.",
            value: 3,
            feedback:
              "Thandi guesses that it's about her, and Ben and Yuki assume that it's not. You still don't know the reasons, so you can't help anyone.",
            next: 's3b',
          },
          {
            id: 's2a-d',
            text: 'Have the same short talk with all three: what the clock says, why, and what is expected.',
            reasoning:
              'All three have been late, and their reasons may still change what you do next.',
            value: 10,
            feedback:
              'All three hear the same standard and get the same chance to explain. Nothing was decided in advance, so a reason that changes the picture can still be heard.',
            next: 's3a',
          },
        ],
      },
      {
        id: 's2b',
        title: 'The page is already out',
        description: 'Decide how to repair a record that went out too soon.',
        situation:
          'You pull the data. She is right on both points: two late starts, of 14 and 11 minutes.',
        messages: [
          {
            from: 'Thandi Molefe',
            at: 'Tuesday, 2:20 PM',
            text: 'Rob read out a page with three late starts and says it goes on my file. Marta approved 7:30 on September 21. And Ben and Yuki are late, too.',
          },
        ],
        choices: [
          {
            id: 's2b-a',
            text: "Tell Thandi the page won't be used, mark it not issued, and plan a fair talk with all three.",
            reasoning:
              'A page marked as a mistake is honest, but a missing one looks like something to hide.',
            value: 10,
            feedback:
              "Thandi hears quickly that the error was the company's and that nothing has been decided. You've turned a bad start into a record of how you correct mistakes.",
            next: 's3a',
          },
          {
            id: 's2b-b',
            text: 'Have Rob issue a corrected page before noon, with the right times and an apology for the mistake.',
            reasoning:
              'The facts are fresh, and what is corrected within hours can usually be settled for good.',
            value: 7,
            feedback:
              "The times are right, the date is true, and the apology helps. Yet Thandi still hasn't been asked why, and two coworkers have no record for the same thing.",
            next: 's3b',
          },
          {
            id: 's2b-c',
            text: "Keep the page as it was read out, and add her objection in full as the employee's comment.",
            reasoning:
              'Both sides are on file that way, and nothing that was said aloud gets changed.',
            value: 3,
            feedback:
              'Recording her side is right, but you know that the page is wrong. Thandi stops answering questions about it, and the next reader is left to guess.',
            next: 's4',
          },
          {
            id: 's2b-d',
            text: 'Shred the page and start again with a clean meeting, the right times, and all three people.',
            reasoning:
              "Nothing inaccurate should stay on anyone's file, and a clean start is fair to everyone.",
            value: 0,
            feedback:
              "You've destroyed a record that Thandi has seen and can describe. If she raises a concern, the missing page becomes the story, with Rob and you as the witnesses.",
            next: 's3b',
          },
        ],
      },
      {
        id: 's3a',
        title: 'An open answer',
        description: 'Decide how to respond in the room.',
        messages: [
          {
            from: 'Thandi Molefe',
            at: 'Wednesday, 10:02 AM',
            text: "Those times are right. I started a treatment on Mondays. It runs late some weeks. I didn't want to say so on the floor.",
          },
          { from: 'Rob Hale', at: 'Wednesday, 10:03 AM', text: 'What kind of treatment?' },
          { from: 'Thandi Molefe', at: 'Wednesday, 10:04 AM', text: 'Does this go on my record?' },
        ],
        choices: [
          {
            id: 's3a-a',
            text: 'Ask what the treatment is. A clinic letter by tomorrow would excuse both dates for good.',
            reasoning:
              'A letter clears the dates quickly, and the record then has a reason to stand on.',
            value: 3,
            feedback:
              'You mean to help, but a health question in front of her supervisor asks for more than you need. Thandi may share too much now, or shut down.',
            next: 's4',
          },
          {
            id: 's3a-b',
            text: 'End the meeting now that health has come up. The accommodation team contacts Thandi this afternoon.',
            reasoning:
              'Health belongs in another process, and nothing more should be said in this room today.',
            value: 7,
            feedback:
              "Her privacy is safe, and the referral is right. But she leaves without knowing what to do next Monday, and Rob doesn't know how to staff the line.",
            next: 's4',
          },
          {
            id: 's3a-c',
            text: 'Stop the question, agree a call-in time, and hold both dates until she has seen HR in private.',
            reasoning:
              'She keeps her privacy, Rob can plan, and nothing counts until HR knows what is protected.',
            value: 10,
            feedback:
              'Thandi keeps her privacy and leaves with a plan. Rob gets warning of gaps without health details, and nothing counts against her while HR reviews the reason.',
            next: 's4',
          },
          {
            id: 's3a-d',
            text: 'Thank her, count both dates, name the next step, and invite her to raise treatment with HR.',
            reasoning:
              'One standard for everyone is fair, and the health matter has its own process anyway.',
            value: 0,
            feedback:
              "You've been told of a health reason and have counted the dates anyway. Law may protect that time, and the record now proves that you knew.",
            next: 's4',
          },
        ],
      },
      {
        id: 's3b',
        title: 'A guarded answer',
        description: 'Decide how to receive a written statement.',
        messages: [
          {
            from: 'Thandi Molefe',
            at: 'Wednesday, 10:02 AM',
            text: "Here is my statement. I have treatment on some Mondays, I wasn't asked why before you acted, and Ben and Yuki were late as often. I feel singled out. What happens now?",
          },
          {
            from: 'Rob Hale',
            at: 'Wednesday, 10:10 AM',
            text: "I have her booked for two o'clock.",
          },
        ],
        choices: [
          {
            id: 's3b-a',
            text: "Accept it, apologize, cancel two o'clock, and open a private talk with her about support.",
            reasoning:
              'An honest apology answers the fairness point, and support is what she needs most now.',
            value: 7,
            feedback:
              "The pause, the apology and the support are right, and Thandi feels heard. But she raised a fairness concern in writing, and it's never logged or looked at.",
            next: 's4',
          },
          {
            id: 's3b-b',
            text: "Cancel two o'clock, agree on next Monday with her, and give the part on Rob to someone neutral.",
            reasoning:
              "These are two separate matters, and a manager they're about shouldn't settle either of them.",
            value: 10,
            feedback:
              'Thandi has an interim plan, privacy and a fair reviewer. Rob is protected, too, because someone neutral checks the crew data before anyone assumes motive.',
            next: 's4',
          },
          {
            id: 's3b-c',
            text: "Let the two o'clock meeting go ahead with you there, and attach the statement as her side.",
            reasoning:
              "Rob has a right to say what he thinks, and with you in the room it can't get out of hand.",
            value: 3,
            feedback:
              'Rob meets the person who has just questioned his fairness, with her health details in hand. Thandi feels exposed, and whatever he says is read as a reaction.',
            next: 's4',
          },
          {
            id: 's3b-d',
            text: 'Offer a fresh start: you remove all notes on lateness. In return she takes back the statement.',
            reasoning:
              'Neither of them has to carry this further, and the crew sees that the rule still stands.',
            value: 0,
            feedback:
              "It sounds generous, but you're trading her concern for your records. Thandi feels pressed to stay silent, and the evidence disappears together with the notes.",
            next: 's4',
          },
        ],
      },
      {
        id: 's4',
        title: 'Record and file',
        description: 'Decide what is written and who may see it.',
        situation:
          'On your desk are the clock data, a note that Rob made yesterday from memory with one wrong time in it, and your notes of the talk.',
        messages: [
          {
            from: 'Rob Hale',
            at: 'Wednesday, 4:00 PM',
            text: 'Send me a copy of everything, for my own protection.',
          },
          {
            from: 'Thandi Molefe',
            at: 'Wednesday, 4:04 PM',
            text: "I've just emailed you the letter from my clinic.",
          },
        ],
        choices: [
          {
            id: 's4a',
            text: 'Give Thandi a FOSA record without health details, file the rest apart, and send Rob the plan.',
            reasoning:
              'Each paper gets a folder and a reader, and a decision rests on the record alone.',
            value: 10,
            feedback:
              'Thandi can read a fair record and trust that her letter stays private. Rob can run the shift, and a future manager sees facts, a standard, support and a date.',
            next: 'end',
          },
          {
            id: 's4b',
            text: 'Write one complete FOSA record with the letter, under a lock that only HR can open.',
            reasoning:
              'One place keeps the case together, and the lock keeps what the clinic says away from Rob.',
            value: 7,
            feedback:
              "The lock is good, and Rob learns only what he needs. But mixed papers can't be shared: the day someone asks for attendance, HR must show health details or refuse.",
            next: 'end',
          },
          {
            id: 's4c',
            text: 'File the FOSA record with the letter for context, and give both Thandi and Rob a copy.',
            reasoning:
              'The letter explains what the dates mean, and Rob needs it to plan and to treat all three alike.',
            value: 3,
            feedback:
              'Every manager who opens the file now learns of a health matter, and Rob holds it in his drawer. Any later decision about Thandi invites the question of what they knew.',
            next: 'end',
          },
          {
            id: 's4d',
            text: 'Have Rob redo his note to match the clock, one entry per date, and throw out the old one.',
            reasoning:
              'A file that tells one clear story is easier to read and leaves no room for dispute.',
            value: 0,
            feedback:
              'Notes written today would claim to be from the 14th and the 28th, and system data would show otherwise. Every true fact in the file then comes into doubt.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 40,
    passingScore: 70,
    feedback: {
      passing:
        'You kept the order right: facts, then conversation, then record, then filing. The late starts were checked against the clock and the crew. Thandi was heard before anything was decided. Health details stayed out of the personnel file, and Rob received what he needed to run the shift. Review any choice that scored below ten, because those small gaps are the ones an outsider would find. Then use the action plan with a real case this week.',
      failing:
        "Look at where the record and the event came apart: each weak choice lies there. Before the next try, ask yourself four things. What does the system know that the supervisor does not, and about whom else? Who has been heard before a word was fixed on paper? Once health or fairness comes up, what stops, and who takes it from there? Which paper goes to which folder, and could you show each of them to the person it's about? A page that went out too soon is no disaster; what is done with it afterward can become one. Modules 2 and 4 have the wording. Each paper carries the day on which it was written, today as well.",
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: FROM REQUEST TO RECORD\n\nName: ________  Date: ________\nCase (no names): ________\n\n1. FACTS TO CHECK\nSystem data to pull: ________\nApproved swaps or leave to check with: ________\nSame period for the team, from: ________\nSupervisor note, dated today and marked from memory, due: ________\n\n2. CONVERSATION TO HOLD\nWho will be there: ________\nOpening line: ________\nQuestion I ask before stating the standard: ________\nIf health, leave or fairness comes up, I will say: ________\n\n3. RECORD TO WRITE\nFacts: ________\nObjective: ________\nSolutions: ________\nActions and follow-up date: ________\nCopy to employee on: ________\n\n4. FILES AND READERS\nPersonnel file: ________\nMedical file: ________\nComplaint or investigation file: ________\nWhat the supervisor is told: ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Facts to check', 'Conversation to hold', 'Record to write', 'Files and readers'],
    },
  },
});
