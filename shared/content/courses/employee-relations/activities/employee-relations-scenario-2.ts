import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'employee-relations-scenario-2',
  moduleId: 'employee-relations-m2',
  type: 'scenario',
  title: 'The Clipboard on Line Two',
  description:
    'A quality technician at a Canadian seafood plant reports her night manager, and everyone has a favorite investigator. Decide about the investigator, the questions, the shift, the small signs and the last signature.',
  passingScore: 75,
  config: {
    scenario: {
      title: 'The Clipboard on Line Two',
      context:
        'You lead employee relations at a seafood processor in Nova Scotia, Canada, with 310 employees on three shifts. On Tuesday Amy Surette, a quality technician on nights, reported that night manager Dan Comeau allegedly pulled the clipboard from her hands on line 2 and called her a rat, and that her hours have been cut since she logged a broken chiller. Heather MacLeod is plant director, Paul Thibodeau plans the schedules, and Joyce Pike speaks for the union. Local counsel has confirmed that a report about food safety is protected. The firm and its people are invented.',
      people: [
        { name: 'Heather MacLeod', role: 'Plant director' },
        { name: 'Dan Comeau', role: 'Night manager, respondent' },
        { name: 'Amy Surette', role: 'Quality technician, complainant' },
        { name: 'Paul Thibodeau', role: 'Schedule planner' },
        { name: 'Joyce Pike', role: 'Union representative' },
      ],
    },
    steps: [
      {
        id: 'investigator',
        title: 'Someone Dan will talk to',
        description: 'Decide who looks into it.',
        situation:
          'The camera over line 2 records over itself after seven days. Four of them are left. You’ve asked the plant engineer for a copy; he says that he needs an investigator’s name on the form.',
        messages: [
          {
            from: 'Heather MacLeod',
            at: 'Wednesday, 8:05 AM',
            text: 'Give it to Colin in engineering. He and Dan have fished together for years, so Dan will talk to him.',
          },
          {
            from: 'Joyce Pike',
            at: 'Wednesday, 8:30 AM',
            text: 'My member would like someone who has never set foot on that shift.',
          },
        ],
        choices: [
          {
            id: 'investigator-safety',
            text: 'Name the safety lead, who has no line to either of them, and let her start tonight.',
            reasoning:
              "Dan may object to her later. But she knows the plant, has no tie to either, and the camera can't wait.",
            value: 7,
            feedback:
              'The footage is safe by ten. On Friday Dan points out that she signed the chiller report and wrote in it that nights hide things, and two days go into finding someone else.',
            next: 'terms',
          },
          {
            id: 'investigator-colin',
            text: 'Take Colin, with a note-taker from HR in the room at every interview he holds.',
            reasoning:
              "People on nights talk to a man they know, and a note-taker can stop what isn't fair.",
            value: 0,
            feedback:
              'Amy hears the name in the cafeteria before you’ve called her. Three packers who saw it happen remember nothing when Colin asks, and on Thursday evening she sends you one line.',
            next: 'withdrawn',
          },
          {
            id: 'investigator-lawyer',
            text: 'Hire a lawyer from Halifax tonight, and leave it to her what is to be secured and when.',
            reasoning:
              'She has no friends on any shift, and she knows better than we do what has to be proved.',
            value: 3,
            feedback:
              'She has time in nine days. By then the camera has long recorded over it, and her first letter to Dan asks him what he thinks the picture would have shown.',
            next: 'terms',
          },
          {
            id: 'investigator-ties',
            text: 'Sign for the camera yourself, put a Lunenburg manager forward, and take objections until noon.',
            reasoning:
              "Only a signature is urgent tonight, and it's fair that both can object to a person before the start.",
            value: 10,
            feedback:
              'Heather finds it fussy. Dan objects to the first name, over a loan that you hadn’t known about, and lives with the second, and the footage is on your desk before lunch.',
            next: 'terms',
          },
        ],
      },
      {
        id: 'withdrawn',
        title: 'One line',
        description: 'Decide what a withdrawn complaint is.',
        situation:
          'The chiller has been repaired with tape. Amy is on sick leave for a week. Colin says that there is nothing more for him to do.',
        messages: [
          {
            from: 'Amy Surette',
            at: 'Thursday, 9:15 PM',
            text: 'I take it back. I have a mortgage.',
          },
          {
            from: 'Heather MacLeod',
            at: 'Friday, 7:50 AM',
            text: 'There you are. Can we close it?',
          },
        ],
        choices: [
          {
            id: 'withdrawn-replace',
            text: 'Apologize to her for Colin, replace him, and go on with what three packers saw on line 2.',
            reasoning:
              'The chiller didn’t withdraw, and what other people have seen on nights doesn’t depend on her.',
            value: 10,
            feedback:
              'She doesn’t answer. On Monday a packer does, in writing, and a manager from the Lunenburg site, whom both sides can live with, takes the folder over with Amy’s first note on top.',
            next: 'terms',
          },
          {
            id: 'withdrawn-close',
            text: 'Close it in a letter that thanks her, and say that the door stays open at any time.',
            reasoning:
              'It feels too easy, but she’s an adult and has decided, and pushing her now would wrong her again.',
            value: 0,
            feedback:
              'The letter is warm. Three weeks later an inspector finds the tape, asks who knew, and is handed a file in which the firm read the word "mortgage" and closed the case.',
            next: 'terms',
          },
          {
            id: 'withdrawn-days',
            text: 'Offer her a place on days with a quiet start, and ask her to think about it over the week.',
            reasoning:
              'She gets away from him at once, keeps her income, and can still come forward when she is rested.',
            value: 3,
            feedback:
              'She takes it, tired. On nights it is now known that people who complain have to leave, and the packer who had begun a note for you tears it up.',
            next: 'terms',
          },
          {
            id: 'withdrawn-pause',
            text: 'Hold it for a week, write to her that nothing is lost, and call her when she is back.',
            reasoning:
              'People shouldn’t have to decide such a thing on sick leave, and a week won’t hurt anyone.',
            value: 7,
            feedback:
              'She is grateful for the letter. On day three the camera has recorded over itself, and on day eight her memory of the words has to stand alone.',
            next: 'terms',
          },
        ],
      },
      {
        id: 'terms',
        title: 'All of it, while we are at it',
        description: 'Decide what is asked.',
        situation:
          'However it came about, the case is now with a manager from the Lunenburg site whom both sides accept. He has never investigated anything and would like a page to go by.',
        messages: [
          {
            from: 'Heather MacLeod',
            at: 'Monday, 9:00 AM',
            text: 'Keep it broad. I want to know what goes on at night, all of it, while we are at it.',
          },
          {
            from: 'Dan Comeau',
            at: 'Monday, 9:20 AM',
            text: 'I’d like to know what I’m supposed to have done.',
          },
        ],
        choices: [
          {
            id: 'terms-two',
            text: 'Ask about the clipboard, the word, and whether her hours changed and why.',
            reasoning:
              'Schedules can answer the third one before anyone is accused of it, and what else goes on at night can wait.',
            value: 10,
            feedback:
              'Heather calls it thin. Dan reads the page, says that he did take the clipboard and why, and by Wednesday payroll has put eight weeks of schedules beside the chiller log without naming anyone.',
            next: 'interim',
          },
          {
            id: 'terms-broad',
            text: 'Ask what happened on nights this year, and have him narrow it down as he learns more.',
            reasoning:
              'He will see what matters once he is there, and patterns get lost when the page is too tight.',
            value: 3,
            feedback:
              'In week three he has heard 22 people about nine years. Dan hasn’t been asked about the clipboard yet, and the packer who saw it has gone home for the season.',
            next: 'interim',
          },
          {
            id: 'terms-reply',
            text: 'Send Dan her report as it is, and let his reply show what the two of them dispute.',
            reasoning:
              'He has a right to read every word, and what he doesn’t deny needs no further work from us.',
            value: 0,
            feedback:
              'Eleven pages come back, with a list of her sick days that someone in payroll printed for him. It’s the first thing in the file, and Amy reads it the next day.',
            next: 'interim',
          },
          {
            id: 'terms-three',
            text: 'Ask three things: the clipboard, the word, and whether Paul cut her hours to punish her.',
            reasoning:
              'Paul won’t enjoy reading it, but all that she has reported is in it, and everyone learns it at once.',
            value: 7,
            feedback:
              'It’s complete and plain. Paul hadn’t known that he was part of it, the union ends his interview after four minutes, and the findings about Dan and Amy now have to wait for Paul.',
            next: 'interim',
          },
        ],
      },
      {
        id: 'interim',
        title: 'Both on nights from Sunday',
        description: 'Decide who works where until then.',
        situation:
          'The interviews will take two weeks. Amy’s logs are countersigned by the night manager. She has a child at school and a mother who stays with him at night. No one has reported a threat.',
        messages: [
          {
            from: 'Paul Thibodeau',
            at: 'Monday, 3:00 PM',
            text: 'They’re both on nights from Sunday. I can put Amy on days; she would lose the premium.',
          },
          {
            from: 'Joyce Pike',
            at: 'Monday, 3:10 PM',
            text: 'And why is it her sleep that moves?',
          },
        ],
        choices: [
          {
            id: 'interim-suspend',
            text: 'Send Dan home on pay until the report is in, and let the whole shift know that it’s neutral.',
            reasoning:
              'It costs him nothing, she can work in peace, and no witness has to look at him at the break.',
            value: 0,
            feedback:
              'On nights the word neutral isn’t believed. Dan’s brother-in-law runs the freezer, the crew stops talking to Amy by Tuesday, and the risk that you meant to control was never there.',
            next: 'signs',
          },
          {
            id: 'interim-days',
            text: 'Put Amy on days with the premium paid on, and give her until noon to turn it down.',
            reasoning:
              'She keeps what she earns and has the last word, and the shift keeps the manager who can run it.',
            value: 3,
            feedback:
              'She agrees on the phone, between two alarms. Now she pays a sitter from three to six, and everyone on nights has seen which of the two had to go.',
            next: 'signs',
          },
          {
            id: 'interim-swap',
            text: 'Put Dan on days with his premium before Sunday, and look at it with Joyce each Monday.',
            reasoning:
              "The burden belongs on the manager, whatever others make of it, and he doesn't lose an hour's pay.",
            value: 7,
            feedback:
              'Amy can breathe. A deputy who has never released a batch runs the night, two loads are sent back, and by Friday the cafeteria has decided that Dan was suspended.',
            next: 'signs',
          },
          {
            id: 'interim-logs',
            text: 'Leave both on nights, route her logs and hours past Dan, and warn him about reprisals.',
            reasoning:
              'There is no report of a threat, and without her logs and hours he has little to hurt her with.',
            value: 10,
            feedback:
              'It’s awkward at the coffee machine. Amy keeps her crew and her premium, Dan keeps his shift, the day manager signs her logs, and Paul has to send you each change of her hours first.',
            next: 'signs',
          },
        ],
      },
      {
        id: 'signs',
        title: 'She never asks',
        description: 'Decide what two small things are.',
        situation:
          'Week two. On the first day you saved a list for each person involved: schedule, overtime, pay, training, access. Amy’s food safety refresher has vanished from the calendar, and she had no Sunday overtime for the first time since May.',
        messages: [
          {
            from: 'Paul Thibodeau',
            at: 'Tuesday, 10:40 AM',
            text: 'Overtime goes to those who ask first. Amy never asks. About the course I know nothing.',
          },
          {
            from: 'Amy Surette',
            at: 'Tuesday, 11:00 AM',
            text: 'I’ve been on that list since June. The course is tomorrow.',
          },
        ],
        choices: [
          {
            id: 'signs-speak',
            text: 'Tell the night crew at the handover that no one may be punished for a report.',
            reasoning:
              'It has to be said once in front of all, and those who did it will know who is meant.',
            value: 0,
            feedback:
              'Forty people look at Amy. The course takes place without her, a date in March is offered instead, and the rumor that she wants the manager’s job begins on the bus home.',
            next: 'signature',
          },
          {
            id: 'signs-restore',
            text: 'Restore both today from your list. Who took them away, and why, can wait.',
            reasoning:
              'It may all be chance, and giving something back doesn’t accuse Paul of anything before tomorrow.',
            value: 10,
            feedback:
              'She sits in the course on Wednesday. On Friday it turns out that a clerk had cleared every name above 40, seven others get their place back as well, without an accusation.',
            next: 'signature',
          },
          {
            id: 'signs-ask',
            text: 'Ask Paul for his reasons on paper, and decide once both versions are in front of you.',
            reasoning:
              'It may come too late for the course, but he deserves a hearing, and reasons on paper last longer.',
            value: 7,
            feedback:
              'His answer comes on Thursday and is polite and credible. The course was on Wednesday, the next one is in March, and Joyce asks what the list of the first day was for.',
            next: 'signature',
          },
          {
            id: 'signs-add',
            text: 'Add it to the page of questions, and have the investigator hear Paul about both.',
            reasoning:
              'It belongs to the same story, and one pair of hands should hold all the facts about it.',
            value: 3,
            feedback:
              'He puts Paul down for the following week. Until then two more Sundays go by without Amy, and the report is late by the days that she is short of.',
            next: 'signature',
          },
        ],
      },
      {
        id: 'signature',
        title: 'I sign, you write',
        description: 'Decide who decides.',
        situation:
          'The report is in. It finds that Dan took the clipboard and used the word. It found no link between the chiller and the hours. You’ve advised on procedure and haven’t been asked what you think.',
        messages: [
          {
            from: 'Heather MacLeod',
            at: 'Friday, 4:00 PM',
            text: 'You know the case best. Write the outcome, I sign it on Monday. Colin’s boss thinks a talk will do.',
          },
          {
            from: 'Dan Comeau',
            at: 'Friday, 4:20 PM',
            text: 'Who decides about me? I’d like to speak to that person first.',
          },
        ],
        choices: [
          {
            id: 'signature-options',
            text: 'Draft two outcomes with earlier cases beside them, and have Heather pick after hearing Dan.',
            reasoning:
              'Some will say that you steer her, but she runs the plant, and two drafts leave her a real choice.',
            value: 7,
            feedback:
              'Heather hears him for an hour and picks the milder draft. At the appeal Joyce asks who wanted Colin in the first place, and the outcome has to be decided again by someone else.',
            next: 'end',
          },
          {
            id: 'signature-write',
            text: 'Write it, have counsel read it over the weekend, and put it on her desk on Monday.',
            reasoning:
              'You’ve read more of this than anyone, and a lawyer will notice if anything is unfair.',
            value: 0,
            feedback:
              'It’s well written, and Dan recognizes your sentences. You told him on day one that you guide the procedure and nothing else, and he reads that mail aloud at the appeal.',
            next: 'end',
          },
          {
            id: 'signature-other',
            text: 'Pass it to the Lunenburg director, who hears Dan on Tuesday, and stay out of it.',
            reasoning:
              'She has never met either of them, and everyone here has been told that you advise and no more.',
            value: 10,
            feedback:
              'Heather does feel passed over, and says so. Dan is heard by a person who had no view of him, gets a written warning that names the two facts, and doesn’t appeal.',
            next: 'end',
          },
          {
            id: 'signature-talk',
            text: 'Let Heather decide alone, and go through the weak points of the report with her first.',
            reasoning:
              'A decision should rest on the whole picture, and she ought to know what remains open.',
            value: 3,
            feedback:
              'She remembers the weak points better than the findings. Dan gets a talk, Amy is told that "it has been dealt with," and the next broken chiller isn’t logged.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 50,
    passingScore: 75,
    feedback: {
      passing:
        'You kept the first two days small. Someone without ties held the pen, the page asked what could be answered, neither of them was judged by a schedule, and the list of the first day gave back what had gone missing. Look at the choices below 10: most saved a day or an argument, and Amy or Dan paid for it.',
      failing:
        'Look at the first days again. Which of the people who offered themselves had a tie, and what was going to be recorded over while you looked for one who hadn’t? What can a stranger find out with the question you gave him? Who moved, and what risk did that answer? What had you saved on day one, and did you use it before the date had passed? And who signed an outcome for a plant director with a favorite? Then play again.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: THE FIRST TWO DAYS\n\nName: ______________________   Date: ______________\n\n1. WHO INVESTIGATES\nThree people without ties, from which sites: ______________________________\nWhat perishes here, and after how many days: ______________________________\n\n2. THE PAGE\nTwo "whether" questions: ______________________________\nWhat is parked, and with whom: ______________________________\n\n3. UNTIL THEN\nRisk, and the smallest step that controls it: ______________________________\nDate on which it ends or is looked at again: ______________\n\n4. THE LIST OF DAY ONE\nWhose schedule, pay, training and access I save: ______________________________\nWho sends me changes before they are made: ______________________________\n\nReview date: ______________   Person who will tell me if I become a party: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Who investigates', 'The page', 'Until then', 'The list of day one'],
    },
  },
});
