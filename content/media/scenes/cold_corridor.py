"""cold-corridor: a cold-store aisle, insulated boxes on pallet racks, clear cold light (cold chain)."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arch import *
start(361)
up = principled('upright', (.20,.235,.28), .3, .42); beam = principled('beam', (.42,.010,.020), .2, .40); galv = principled('galv', (.52,.55,.58), .75, .38); dark = principled('dark', (.03,.03,.034), .1, .45); white = principled('panel', (.76,.79,.82), 0, .38); seam = principled('seam', (.34,.37,.40), 0, .6)
boxm = [principled('bx%d'%i, c, 0, r) for i, (c, r) in enumerate((((.74,.765,.79),.42),((.66,.69,.72),.45),((.80,.81,.82),.40)))]; lidm = principled('lid', (.50,.54,.585), 0, .42); strap = principled('strap', (.045,.048,.055), 0, .6); redm = principled('red', RED, 0, .4); blue = principled('pallet', (.17,.20,.24), 0, .6); foil = principled('foil', (.66,.69,.72), .9, .30)
flo = gloss_floor('floor', (.40,.425,.455), rough=.10, scale=.5, var=.16)
AW, D, BAY, NB, LV = 1.45, 1.15, 2.7, 12, (.12,1.75,3.38,5.01)
rnd = random.Random(7)
def crate(x, y, z, w, d, h, m):
    """insulated shipper: body, thicker lid, corner guards, two straps, latch"""
    box((d,w,h-.13),(x,y,z+(h-.13)/2),m,.028,seg=3); box((d+.035,w+.035,.13),(x,y,z+h-.065),lidm,.028,seg=3)
    for q in (-.27,.27): box((d+.05,.045,h+.012),(x,y+q*w,z+h/2),strap,.006)
    s = -1 if x > 0 else 1
    box((.02,.13,.10),(x+s*(d/2+.02),y,z+h-.14),galv,.008); box((.012,.07,.045),(x+s*(d/2+.034),y,z+h-.15),redm if rnd.random() < .5 else dark,.004)
    box((.006,.20,.13),(x+s*(d/2+.004),y-.02*w,z+h*.42),boxm[2],.002)
for s in (-1,1):
    for r in range(2):
        x = s*(AW+D/2+r*(D+.25))
        for b in range(NB+1):
            y = -3.+b*BAY
            for e in (-1,1): box((.10,.09,6.9),(x+e*(D/2-.05),y,3.45),up,.008); box((.18,.16,.012),(x+e*(D/2-.05),y,.006),galv)
            for q in range(7): rod((x-(D/2-.1)*(1 if q%2 else -1),y,.3+q*.9),(x+(D/2-.1)*(1 if q%2 else -1),y,1.2+q*.9),.018,galv,8)
            if r == 0: box((.13,.13,.42),(x-s*(D/2+.02),y,.21),beam,.02)
        for l in LV[1:]:
            for e in (-1,1): box((.05,NB*BAY,.13),(x+e*(D/2-.03),-3.+NB*BAY/2,l-.065),beam,.006)
            boxes([(x-D/2+.06,x+D/2-.06,yy,yy+.012,l-.012,l) for yy in [-3.+q*.09 for q in range(int(NB*BAY/.09))]], galv)
        for b in range(NB):
            for li, l in enumerate(LV):
                if r == 1 and b > 7: continue
                for q in range(2):
                    if rnd.random() < .10: continue
                    y = -3.+b*BAY+.72+q*1.27; w = rnd.choice((1.06,1.0,1.1)); m = rnd.choices(boxm, (5,3,2))[0]
                    boxes([(x-D/2+.06,x+D/2-.06,y-.55+k*.49,y-.55+k*.49+.12,l,l+.09) for k in range(3)]+[(x-D/2+.04,x+D/2-.04,y-.57,y+.57,l+.09,l+.125)], blue)
                    z = l+.126; k = rnd.random()
                    if k < .60: crate(x,y,z,w,.92,rnd.choice((1.12,1.2,1.05)),m)
                    elif k < .90:
                        h = rnd.choice((.55,.60))
                        crate(x,y,z,w,.92,h,m); crate(x+rnd.uniform(-.02,.02),y+rnd.uniform(-.02,.02),z+h+.005,w*.98,.90,h,rnd.choices(boxm,(5,3,2))[0])
                    else: cyl(.40,.98,(x,y,z),foil,.06,48); cyl(.24,.10,(x,y,z+.98),dark,.03,32); cyl(.415,.05,(x,y,z+.72),redm,.01,48)
plane(40,80,(0,20,0),flo); bbox(-8,8,-10,34,7.6,7.7,white); bbox(-8,-7.8,-10,34,0,7.6,white); bbox(7.8,8,-10,34,0,7.6,white); bbox(-8,8,31.8,32,0,7.6,white)
boxes([(x-.012,x+.012,31.78,31.8,0,7.6) for x in range(-8,9)], seam)
bbox(-1.25,1.25,31.66,31.8,0,2.9,galv); bbox(-1.12,1.12,31.6,31.68,0,2.78,emit('door',(.82,.91,1),1.5,lamp=False)); bbox(-1.35,1.35,31.55,31.8,2.9,3.08,dark); bbox(-.015,.015,31.58,31.62,0,2.78,dark); bbox(-1.35,1.35,31.5,31.56,2.96,3.02,redm)
led = emit('led',(.86,.94,1),12.,cam=7.,lamp=False)
for y in range(-8,32,3): bbox(-.16,.16,y,y+2.2,7.22,7.28,led); bbox(-.2,.2,y-.03,y+2.23,7.28,7.36,galv)
for x in (-.85,.85): rod((x,-8,7.0),(x,31.8,7.0),.11,galv)
for s in (-1,1): bbox(s*1.16-.04,s*1.16+.04,-8,31.5,.001,.0025,redm)
# cold haze: faint stacked cards that thicken towards the far end and the floor
for k in range(5):
    m, n = mat('mist%d'%k); m.cycles.sample_as_light = False
    f = n.ramp(n.noise(1.,4,.55,n.mapping(n.coord('Object'),(.35,.16,1),loc=(k*3.7,k*1.9,0)),dist=.8),[(.42,0.),(.80,1.)]); n.out(n.mix(n.math('MULTIPLY',f,.16-.022*k),n('BsdfTransparent'),n('Emission',_in={'Color':(.62,.76,.92),'Strength':.62})))
    o = plane(14,44,(0,12,.05+.13*k),m); o.visible_shadow = o.visible_diffuse = o.visible_glossy = False
area((0,11,7.15),(0,11,0),(.8,40),1500,(.84,.93,1)); area((0,-6,4.5),(0,6,1.5),(3,4),260,(.88,.95,1)); area((0,31.4,1.6),(0,0,1.2),(2.2,2.6),240,(.82,.91,1)); area((-4.5,11,7.3),(-3,11,0),(2,36),520,(.84,.93,1)); area((4.5,11,7.3),(3,11,0),(2,36),520,(.84,.93,1))
world_gradient([(0,(.10,.12,.14)),(1,(.40,.46,.52))], .4)
camera((-.30,-6.6,1.35),(.12,8,1.95),lens=27,focus=(1.2,-.2,1.6),fstop=1.1)
render('cold-corridor', dict(exposure=.30, bloom=.14, bloom_thr=1.1, contrast=1.22, vignette=.28, saturation=1.06, haze=[.50,.60,.72,.45], wb=[.95,1,1.05], shadow_tint=[-.006,0,.012]), spp=24, bounces=6, mist=(6, 60, 'LINEAR'))
